import { readReply } from '#functions/engine/search/read-reply.ts';
import type { Handoff, HandoffDetails } from '#shared/contract/assistant/chat.ts';
import { contactReplyHours } from '#shared/domain/limits.ts';
import { isRemark } from '../is-remark.ts';
import {
  describeCollected,
  findPassedOn,
  type HandoffRecord,
  isLeavingMessage,
  type OpenQuestion,
  settleCollected,
} from './handoff.ts';
import { isAddition } from './handoff-words.ts';
import { findStage, type Heard, hear, type Stage } from './hear.ts';
import { addLine, askAfterWish, findLastExchange, findWishedQuestion } from './open-question.ts';
import { splitContact } from './read-contact.ts';
import { say, sayStuck, turnsBeforeContact } from './say.ts';
import type { HandoffStep, Visit } from './visit.ts';

type Act = (visit: Visit, record: HandoffRecord, heard: Heard) => HandoffStep | undefined;

/**
 * What follows on what is heard, by what the visitor was asked for; all else is left to the website. Whoever gives a way
 * to reach them is passed on at once, whatever they were asked for.
 */
const acts: Readonly<Record<Stage, Readonly<Partial<Record<Heard['kind'], Act>>>>> = {
  none: { contact: takeContact, name: meet },
  question: { contact: takeContact, name: takeName, wish: askNext, note: takeQuestion },
  hinted: { contact: takeContact, name: takeName },
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
  collected: { contact: correct, name: correct, note: offerAddition },
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

/** Asks what a person is to be asked. */
export function askQuestion(
  { record, language }: Pick<Visit, 'record' | 'language'>,
  openQuestion: OpenQuestion | undefined,
  given: Pick<HandoffRecord, 'name' | 'contact'> = {},
): Pick<HandoffStep, 'handoff' | 'record'> {
  return {
    handoff: { state: 'initial', asksQuestion: true },
    record: {
      ...findPassedOn(record),
      ...{ state: 'initial', isInvited: true, asksQuestion: true, language },
      ...(openQuestion && { openQuestion }),
      ...given,
    },
  };
}

/** Asks for what is still missing: the name once, and a way to reach the visitor. */
function askNext(visit: Visit, before: HandoffRecord | undefined): HandoffStep {
  const { language, message } = visit;
  const { name, contact } = before ?? {};
  const openQuestion = findQuestion(visit, before);
  const record = { isInvited: true, language, openQuestion, ...(name !== undefined && { name }) };
  if (contact !== undefined) return complete(visit, { ...record, state: 'collected' }, contact);
  const state = name === undefined ? 'asking-name' : 'asking-contact';
  return {
    text: name === undefined ? say(visit, 'askName') : say(visit, 'askContact', name),
    handoff: { state, given: { question: openQuestion.question, ...(name && { name }) } },
    record: { ...record, state },
    keptAs: message,
  };
}

/** What was to be passed on before, and what was left open since. */
function findQuestion(
  { message, recent, isOffered }: Visit,
  record: HandoffRecord | undefined,
): OpenQuestion {
  const { openQuestion, asksQuestion } = record ?? {};
  const last = findWishedQuestion(message, recent);
  if (!openQuestion) return last;
  return isOffered && !asksQuestion ? addLine(openQuestion, last.question) : openQuestion;
}

/** "No thanks" and "that's all" end it. */
function endsIntake({ message, found }: Visit, { kind }: Heard): boolean {
  return kind !== 'noName' && (readReply(message) === 'cancel' || found?.intent === 'goodbye');
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

/** The sent form holds all at once; a contact that reaches nobody is refused, and the rest is kept. */
function takeDetails(visit: Visit, { question, name, contact }: HandoffDetails): HandoffStep {
  const { language } = visit;
  const before = findQuestion(visit, visit.record);
  const openQuestion = question ? { ...before, question } : before;
  const record: HandoffRecord = { state: 'asking-contact', isInvited: true, language, openQuestion, name };
  const read = splitContact(contact).contact;
  if (read) return complete(visit, record, read);
  return refuse(visit, record, {
    kind: 'badContact',
    phrase: contact.includes('@') ? 'invalidEmail' : 'invalidPhone',
  });
}

/** Who only says a name is asked for a question; where they introduce themselves or one was left open, for a way to reach them. */
function meet(visit: Visit, record: HandoffRecord, heard: Heard): HandoffStep {
  if (findLastExchange(visit.recent) && (visit.isOffered || !visit.isBareDetail))
    return takeName(visit, record, heard);
  const { name = '' } = heard;
  return { ...askQuestion(visit, undefined, { name }), text: say(visit, 'askQuestion'), keptAs: '[name]' };
}

function takeName(visit: Visit, record: HandoffRecord, { name = '', note }: Heard): HandoffStep {
  const { asksQuestion: _asked, ...rest } = addNote(record, note);
  return { ...askNext(visit, { ...rest, name }), keptAs: '[name]' };
}

/** What is said for a person is the message; what is asked gets an answer first. */
function takeQuestion(visit: Visit, record: HandoffRecord, _heard: Heard): HandoffStep | undefined {
  const { message, found } = visit;
  if (found?.outcome === 'answered' && !record.contact) return undefined;
  return askNext(visit, { ...record, openQuestion: askAfterWish(message, record.openQuestion) });
}

/** The visitor's own line goes into their message: "call me after 5 pm". */
function takeNote(visit: Visit, record: HandoffRecord, { note }: Heard): HandoffStep {
  return repeat(visit, addNote(record, note), { kind: 'note' });
}

function addNote(record: HandoffRecord, note: string | undefined): HandoffRecord {
  const { openQuestion } = record;
  return openQuestion && note ? { ...record, openQuestion: addLine(openQuestion, note) } : record;
}

/** Says again what is missing; after two such turns also how else to reach the organization. */
function repeat(visit: Visit, before: HandoffRecord, { phrase }: Heard): HandoffStep {
  const record = countInVain(before);
  const asked =
    record.state === 'asking-name' ? say(visit, 'askName') : say(visit, phrase ?? 'missingContact');
  return {
    text: sayStuck(visit, record, asked),
    handoff: describeAsked(record),
    record,
    keptAs: phrase ? '[contact]' : visit.message,
  };
}

/** One more turn that brought nothing which was asked for. */
export function countInVain(record: HandoffRecord): HandoffRecord {
  return { ...record, turnsInVain: Math.min(turnsBeforeContact, (record.turnsInVain ?? 0) + 1) };
}

/** The state that asks for something, with what the visitor has given. */
export function describeAsked({ state, openQuestion, name }: HandoffRecord): Handoff {
  return {
    state,
    ...((openQuestion || name) && {
      given: { ...(openQuestion && { question: openQuestion.question }), ...(name && { name }) },
    }),
  };
}

function refuse(visit: Visit, record: HandoffRecord, heard: Heard): HandoffStep {
  return repeat(visit, { ...record, state: 'asking-contact' }, heard);
}

/** A way to reach the visitor completes the message; who has said nothing yet is asked what it is about. */
function takeContact(visit: Visit, record: HandoffRecord, { contact = '', name, note }: Heard): HandoffStep {
  const named = { ...record, ...(name !== undefined && { name }) };
  const isFirst = !findLastExchange(visit.recent) && !record.openQuestion && !visit.isOffered;
  if (isFirst && !note)
    return {
      ...askQuestion(visit, undefined, { contact, ...(named.name !== undefined && { name: named.name }) }),
      ...{ text: say(visit, 'askQuestion'), keptAs: '[contact]' },
    };
  const isQuestion =
    note !== undefined &&
    (isFirst ||
      record.asksQuestion === true ||
      (record.state === 'initial' && !record.openQuestion && !visit.isOffered));
  if (isQuestion)
    return complete(visit, { ...named, openQuestion: askAfterWish(note, record.openQuestion) }, contact);
  return complete(visit, addNote({ ...named, openQuestion: findQuestion(visit, record) }, note), contact);
}

function complete(visit: Visit, record: HandoffRecord, contact: string): HandoffStep {
  const { language, name, openQuestion = findWishedQuestion(visit.message, visit.recent) } = record;
  return {
    text: say(visit, 'collected', name),
    handoff: { state: 'collected', replyWithinHours: contactReplyHours },
    record: { state: 'collected', isInvited: true, language, ...(name === undefined && { asksName: true }) },
    keptAs: '[contact]',
    complete: { openQuestion, name: name ?? '', contact },
  };
}

/** A contact or a name after a message was passed on belongs to it, unless the next was just offered. */
function correct(visit: Visit, record: HandoffRecord, heard: Heard): HandoffStep | undefined {
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
function offerAddition(visit: Visit, record: HandoffRecord): HandoffStep | undefined {
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

/** A yes adds the line to the message, a no leaves it. */
function settleAddition(visit: Visit, record: HandoffRecord, line: string): HandoffStep {
  const isWanted = visit.action === 'start';
  return {
    text: say(visit, isWanted ? 'added' : 'notAdded'),
    handoff: describeCollected(record),
    record: settleCollected(record),
    keptAs: visit.message,
    ...(isWanted && { amend: { line } }),
  };
}
