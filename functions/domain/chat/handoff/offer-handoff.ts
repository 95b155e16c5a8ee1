import type { Answer } from '#functions/engine/reply/answer.ts';
import type { Handoff } from '#shared/contract/assistant/chat.ts';
import { isRemark } from '../is-remark.ts';
import { mayAdd } from './after-passed-on.ts';
import { askQuestion, countInVain, describeAsked } from './ask-missing.ts';
import {
  describeCollected,
  findPassedOn,
  type HandoffRecord,
  isLeavingMessage,
  type OpenQuestion,
  settleCollected,
} from './handoff.ts';
import { mentionsIntake } from './handoff-words.ts';
import { askAfterWish, asksForPerson, findOpenQuestion, lacksQuestion, leavesOpen } from './open-question.ts';
import { say, sayStuck } from './say.ts';
import type { Visit } from './visit.ts';

/** What is said about a person beside an answer. */
export type Offer = {
  handoff?: Handoff;
  /** The new state, when it changes. */
  record?: HandoffRecord;
  /** Tells the visitor once that a person has answered. */
  announcesAnswer?: boolean;
};

/**
 * What is said about a person beside an answer: an offer, a first question, a reminder, that someone has it,
 * or nothing.
 */
export function offerHandoff(visit: Visit, answer: Answer): Offer {
  const { record } = visit;
  // Whoever goes on has left the line that was offered for their message, or keeps their name.
  if (record?.addition !== undefined || record?.asksName) {
    const left = settleCollected(record);
    return { record: left, ...offerHandoff({ ...visit, record: left }, answer) };
  }
  if (record?.person === 'answered') return returnFromPerson(visit, record, chooseOffer(visit, answer));
  return chooseOffer(visit, answer);
}

function chooseOffer(visit: Visit, answer: Answer): Offer {
  const { record, language, message, recent } = visit;
  const openQuestion = findOpenQuestion(message, answer, recent);
  if (record && isLeavingMessage(record))
    return isRemark(answer) ? remind(visit, record) : putAway(visit, record, answer);
  if (record?.person === 'answering') return deferToPerson(visit, record, answer);
  if (record?.asksQuestion) return takeQuestion(visit, record, answer);
  if (asksForPerson(answer)) return lead(visit, openQuestion);
  if (isRemark(answer)) return settle(record);
  if (record && answer.outcome === 'answered' && mayAdd(message, record))
    return {
      handoff: { ...describeCollected(record), prompt: say(visit, 'offerAddition'), asksToAdd: true },
      record: { ...record, addition: message },
    };
  if (!record && mentionsIntake(message)) {
    return {
      handoff: { state: 'asking-name', isOptional: true, prompt: say(visit, 'optionalName') },
      record: { state: 'asking-name', isInvited: false, language, openQuestion },
    };
  }
  return {
    ...settle(record),
    ...(leavesOpen(answer) && { handoff: { state: 'initial', prompt: say(visit, 'offer') } }),
  };
}

/** Begins a message to a person with what the visitor asked, or asks for it. */
function lead(visit: Visit, openQuestion: OpenQuestion): Offer {
  const { record, language, message } = visit;
  if (lacksQuestion(message, openQuestion)) return promptForQuestion(visit, openQuestion);
  // Who has left a message isn't asked for their name again: a yes passes this on too.
  if (record?.statusPath)
    return { ...settle(record), handoff: { state: 'initial', prompt: say(visit, 'offer') } };
  const name = record?.name;
  const next: HandoffRecord = {
    ...findPassedOn(record),
    ...{
      state: name === undefined ? 'asking-name' : 'asking-contact',
      isInvited: true,
      language,
      openQuestion,
    },
    ...(name !== undefined && { name }),
  };
  const prompt = name === undefined ? say(visit, 'askName') : say(visit, 'askContact', name);
  return { handoff: { ...describeAsked(next), prompt }, record: next };
}

function promptForQuestion(visit: Visit, openQuestion: OpenQuestion | undefined): Offer {
  const { name, contact } = visit.record ?? {};
  const given = { ...(name !== undefined && { name }), ...(contact !== undefined && { contact }) };
  const { handoff, record } = askQuestion(visit, openQuestion, given);
  return { handoff: { ...handoff, prompt: say(visit, 'askQuestion') }, record };
}

/** The question that a visitor was asked for goes to a person beside the assistant's own answer. */
function takeQuestion(visit: Visit, record: HandoffRecord, answer: Answer): Offer {
  if (isRemark(answer)) return promptForQuestion(visit, record.openQuestion);
  const left = leaveQuestion(record);
  if (record.statusPath && !leavesOpen(answer)) return { record: left };
  const openQuestion = askAfterWish(visit.message, record.openQuestion, answer);
  return { record: left, ...lead({ ...visit, record: left }, openQuestion) };
}

function leaveQuestion({
  asksQuestion: _asked,
  openQuestion: _wish,
  ...record
}: HandoffRecord): HandoffRecord {
  return record;
}

/** Repeats what the visitor was asked for, after a greeting or the like. */
function remind(visit: Visit, before: HandoffRecord): Offer {
  const record = countInVain(before);
  const asked =
    record.state === 'asking-name' ? say(visit, 'askName') : say(visit, 'askContact', record.name);
  return { handoff: { ...describeAsked(record), prompt: sayStuck(visit, record, asked) }, record };
}

/** Another question puts it away with all that was said; what the website leaves open is offered with it. */
function putAway(visit: Visit, { turnsInVain: _over, ...record }: HandoffRecord, answer: Answer): Offer {
  return {
    record: { ...record, state: 'initial', isInvited: false },
    ...(leavesOpen(answer) && { handoff: { state: 'initial', prompt: say(visit, 'offer') } }),
  };
}

/** The assistant stays out of a matter that a person has taken on, and says so when asked. */
function deferToPerson(visit: Visit, { statusPath }: HandoffRecord, { outcome }: Answer): Offer {
  if (!leavesOpen({ outcome })) return {};
  return {
    handoff: { state: 'collected', prompt: say(visit, 'personAnswers'), ...(statusPath && { statusPath }) },
  };
}

/** Says once, first of all, that a person has answered and the assistant is back. */
function returnFromPerson(
  visit: Visit,
  record: HandoffRecord,
  { handoff, record: next = record }: Offer,
): Offer {
  const { person: _told, ...kept } = next;
  const isClosed = kept.statusPath !== undefined;
  const isBack = say(visit, 'personAnswered');
  return {
    handoff: {
      ...(handoff ?? { state: 'collected' }),
      prompt: handoff?.prompt ? `${isBack} ${handoff.prompt}` : isBack,
      ...(record.statusPath && { statusPath: record.statusPath }),
    },
    record: { ...kept, ...(isClosed && { isClosed }) },
    announcesAnswer: true,
  };
}

/** A visitor who keeps asking has declined the offer; it isn't repeated, and names are no longer detected. */
function settle(record: HandoffRecord | undefined): Offer {
  if (record?.state !== 'asking-name' || record.isInvited) return {};
  const { openQuestion: _hinted, ...rest } = record;
  return { record: { ...rest, state: 'initial' } };
}
