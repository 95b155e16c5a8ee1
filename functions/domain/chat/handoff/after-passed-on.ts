import { contactReplyHours } from '#shared/domain/limits.ts';
import { isRemark } from '../is-remark.ts';
import { describeCollected, type HandoffRecord, settleCollected } from './handoff.ts';
import { isAddition } from './handoff-words.ts';
import type { Heard } from './hear.ts';
import { say } from './say.ts';
import { takeContact } from './take-given.ts';
import type { HandoffStep, Visit } from './visit.ts';

/** A contact or a name after a message was passed on belongs to it, unless the next was just offered. */
export function correct(visit: Visit, record: HandoffRecord, heard: Heard): HandoffStep | undefined {
  const { kind, contact, name, note } = heard;
  if (kind === 'contact' && visit.isOffered) return takeContact(visit, record, heard);
  return {
    text: say(visit, 'collected', name, record),
    handoff: describeCollected({
      ...(!record.promisesNothing && { replyWithinHours: contactReplyHours }),
      ...record,
    }),
    record: settleCollected(record),
    keptAs: `[${kind}]`,
    amend: { ...(contact && { contact }), ...(name && { name }), ...(note && { line: note }) },
  };
}

/** "Please call me tomorrow" after a message was passed on may be for the person who got it. */
export function offerAddition(visit: Visit, record: HandoffRecord): HandoffStep | undefined {
  const { message, found } = visit;
  const isElse = found !== undefined && (found.outcome === 'answered' || isRemark(found));
  if (isElse || !mayAdd(message, record)) return undefined;
  return {
    text: say(visit, 'offerAddition'),
    handoff: { ...describeCollected(record), asksToAdd: true },
    record: { ...record, addition: message },
    keptAs: message,
  };
}

/** Whether a message may be more words for the person who got the one before, who hasn't answered yet. */
export function mayAdd(message: string, { state, statusPath, person, isClosed }: HandoffRecord): boolean {
  const isOpen = state === 'collected' && statusPath !== undefined && person !== 'answered' && !isClosed;
  return isOpen && isAddition(message);
}

/** What was passed on can't be called back: who takes back what they said learns that it stays. */
export function keepAsItIs(visit: Visit, record: HandoffRecord): HandoffStep | undefined {
  const { statusPath, person, isClosed } = record;
  const isOpen = statusPath !== undefined && person === undefined && !isClosed;
  return isOpen ? { ...settleAddition(visit, record, ''), text: say(visit, 'notAdded') } : undefined;
}

/** A yes adds the line to the message, a no leaves it. */
export function settleAddition(visit: Visit, record: HandoffRecord, line: string): HandoffStep {
  const isWanted = visit.action === 'start';
  return {
    text: say(visit, isWanted ? 'added' : 'notAdded'),
    handoff: describeCollected(record),
    record: settleCollected(record),
    keptAs: visit.message,
    ...(isWanted && { amend: { line } }),
  };
}
