import type { Answer } from '#functions/engine/answer/answer.ts';
import type { Handoff } from '#shared/contract/chat.ts';
import type { HandoffRecord } from './handoff.ts';
import { say, type Visit } from './handoff-flow.ts';
import { mentionsIntake } from './handoff-words.ts';
import { isRemark } from './is-remark.ts';

type Offer = {
  handoff?: Handoff;
  /** The new state, where it changes. */
  record?: HandoffRecord;
};

/** What is said of a person beside an answer: an offer, a first question, a reminder, or nothing. */
export function offerHandoff(visit: Visit, answer: Answer): Offer {
  const { record, language, openQuestion, message } = visit;
  if (record?.isInvited && record.state === 'asking-name')
    return { handoff: { state: 'asking-name', prompt: say(visit, 'askName') } };
  if (record?.isInvited && record.state === 'asking-contact')
    return { handoff: { state: 'asking-contact', prompt: say(visit, 'askContact', record.name) } };
  if (answer.outcome === 'handoff') {
    return {
      handoff: { state: 'asking-name', prompt: say(visit, 'askName') },
      record: { state: 'asking-name', isInvited: true, language, openQuestion },
    };
  }
  if (isRemark(answer)) return settle(record);
  if (!record && mentionsIntake(message)) {
    return {
      handoff: { state: 'asking-name', isOptional: true, prompt: say(visit, 'optionalName') },
      record: { state: 'asking-name', isInvited: false, language, openQuestion },
    };
  }
  const isUncertain = answer.outcome === 'declined' || answer.outcome === 'unsure';
  return {
    ...settle(record),
    ...(isUncertain && { handoff: { state: 'initial', prompt: say(visit, 'offer') } }),
  };
}

/** A visitor who goes on asking has not taken the offer; names are no longer looked for, and it is not made again. */
function settle(record: HandoffRecord | undefined): Offer {
  if (record?.state !== 'asking-name' || record.isInvited) return {};
  return { record: { ...record, state: 'initial' } };
}
