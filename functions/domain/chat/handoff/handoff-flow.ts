import { readReply } from '#functions/engine/search/read-reply.ts';
import { correct, keepAsItIs, offerAddition, settleAddition } from './after-passed-on.ts';
import { askNext, askQuestion, refuse, refuseBeforeQuestion, refuseOffered, repeat } from './ask-missing.ts';
import { describeCollected, findPassedOn, type HandoffRecord, isLeavingMessage } from './handoff.ts';
import { findStage, type Heard, hear, type Stage } from './hear.ts';
import { findLastExchange, findWishedQuestion } from './open-question.ts';
import { say } from './say.ts';
import { meet, takeContact, takeDetails, takeName, takeNote, takeQuestion } from './take-given.ts';
import type { HandoffStep, Visit } from './visit.ts';

type Act = (visit: Visit, record: HandoffRecord, heard: Heard) => HandoffStep | undefined;

/**
 * What follows on what is heard, by what the visitor was asked for; all else is left to the website. Whoever gives a way
 * to reach them is passed on at once, whatever they were asked for.
 */
const acts: Readonly<Record<Stage, Readonly<Partial<Record<Heard['kind'], Act>>>>> = {
  none: {
    contact: takeContact,
    badContact: ifOffered(refuseOffered),
    name: meet,
    takenBack: ifOffered(cancel),
  },
  question: {
    contact: takeContact,
    badContact: refuseBeforeQuestion,
    name: takeName,
    wish: askNext,
    note: takeQuestion,
  },
  hinted: { contact: takeContact, badContact: refuseOffered, name: takeName },
  'asking-name': {
    contact: takeContact,
    badContact: refuse,
    name: takeName,
    noName: takeName,
    note: takeNote,
    wish: repeat,
    other: repeat,
  },
  'asking-contact': {
    contact: takeContact,
    badContact: refuse,
    name: takeName,
    note: takeNote,
    wish: repeat,
    other: repeat,
  },
  collected: { contact: correct, name: correct, note: offerAddition, takenBack: keepAsItIs },
};

/** The next step of leaving a message (document 3 section 4); undefined when the message isn't part of it. */
export function nextStep(visit: Visit): HandoffStep | undefined {
  const step = chooseStep(visit);
  return step && { ...step, record: { ...findPassedOn(visit.record), ...step.record } };
}

function chooseStep(visit: Visit): HandoffStep | undefined {
  const { record, action, details, language } = visit;
  if (record?.addition !== undefined && action) return settleAddition(visit, record, record.addition);
  if (action === 'start' && record?.person === 'answering' && !isLeavingMessage(record))
    return deferToPerson(visit, record);
  if (details) return takeDetails(visit, details);
  if (action === 'start') return begin(visit);
  const stage = findStage(record);
  const heard = hear(visit, stage);
  const isIntake = record?.asksQuestion || (record?.state.startsWith('asking-') ?? false);
  if (action === 'cancel' || (isIntake && endsIntake(visit, heard))) return cancel(visit);
  if (stage === 'question' && heard.kind !== 'contact') {
    // Whom a person answers is told so first.
    if (record?.person) return undefined;
    if (record?.contact && visit.found?.outcome !== 'smalltalk') return takeQuestion(visit, record, heard);
  }
  return acts[stage][heard.kind]?.(visit, record ?? { state: 'initial', isInvited: false, language }, heard);
}

/** Whoever has asked nothing is asked for a question first, and may go on without one. */
function begin(visit: Visit): HandoffStep {
  const { record, message, recent } = visit;
  if (!findLastExchange(recent) && !record?.openQuestion && !record?.asksQuestion)
    return {
      ...askQuestion(visit, findWishedQuestion(message, recent)),
      text: say(visit, 'askQuestion'),
      keptAs: message,
    };
  return askNext(visit, record);
}

/** "No thanks", "never mind" and "that's all" end it. */
function endsIntake({ message, found }: Visit, { kind }: Heard): boolean {
  if (kind === 'noName') return false;
  return kind === 'takenBack' || readReply(message) === 'cancel' || found?.intent === 'goodbye';
}

/** Half an address and "never mind" mean a person only where one was just offered. */
function ifOffered(act: Act): Act {
  return (visit, record, heard) => (visit.isOffered ? act(visit, record, heard) : undefined);
}

/** While a person writes, the assistant takes no second message. */
function deferToPerson(visit: Visit, record: HandoffRecord): HandoffStep {
  return {
    text: say(visit, 'personAnswers'),
    handoff: describeCollected(record),
    record,
    keptAs: visit.message,
  };
}

function cancel(visit: Visit): HandoffStep {
  const { language, message } = visit;
  return {
    text: say(visit, 'cancelled'),
    handoff: { state: 'initial' },
    record: { state: 'initial', isInvited: false, language },
    keptAs: message,
  };
}
