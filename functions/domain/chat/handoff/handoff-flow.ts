import type { Answer } from '#functions/engine/reply/answer.ts';
import { isBareWishForPerson } from '#functions/engine/search/read-remark.ts';
import { hasFormOfQuestion, readReply, speaksForOneself } from '#functions/engine/search/read-reply.ts';
import type { Handoff } from '#shared/contract/chat.ts';
import { contactReplyHours } from '#shared/domain/limits.ts';
import type { ChatMessage } from '../chat-session.ts';
import { isRemark } from '../is-remark.ts';
import {
  describeCollected,
  findPassedOn,
  type HandoffRecord,
  isLeavingMessage,
  leaveAddition,
  type OpenQuestion,
} from './handoff.ts';
import { isAddition } from './handoff-words.ts';
import {
  addLine,
  askAfterWish,
  asksForPerson,
  findLastExchange,
  findWishedQuestion,
} from './open-question.ts';
import { readContact, splitContact } from './read-contact.ts';
import { type GivenName, readName, readNameAndNote } from './read-name.ts';
import { say } from './say.ts';

/** A visitor's message as input of the flow. */
export type Visit = {
  record: HandoffRecord | undefined;
  message: string;
  /** The pressed button, which overrides the message. */
  action: 'start' | 'cancel' | undefined;
  /** What the assistant would reply; unknown while nothing is under way that depends on it. */
  found: Pick<Answer, 'outcome' | 'intent'> | undefined;
  /** The conversation before the message. */
  recent: readonly ChatMessage[];
  organisation: string;
  language: string;
  now: Date;
};

/** Result of a message in the flow: words to say, or a complete message. */
export type HandoffStep = {
  text: string;
  handoff: Handoff;
  record: HandoffRecord;
  /** What is stored of the visitor's message: names and contacts are only in the forwarded message. */
  keptAs: string;
  complete?: { openQuestion: OpenQuestion; name: string; contact: string };
  /** More words for a message that was passed on. */
  addition?: string;
};

/** The next step of leaving a message (document 3 section 4); undefined when the message isn't part of it. */
export function nextStep(visit: Visit): HandoffStep | undefined {
  const step = chooseStep(visit);
  return step && { ...step, record: { ...findPassedOn(visit.record), ...step.record } };
}

function chooseStep(visit: Visit): HandoffStep | undefined {
  const { record, action } = visit;
  if (record?.addition !== undefined && action) return settleAddition(visit, record, record.addition);
  if (action === 'start' && record?.person === 'answering' && !isLeavingMessage(record))
    return deferToPerson(visit, record);
  if (action === 'start') return begin(visit);
  const isIntake = record?.asksQuestion || (record?.state.startsWith('asking-') ?? false);
  if (action === 'cancel' || (isIntake && endsIntake(visit))) return cancel(visit);
  switch (record?.state) {
    case 'asking-name':
      return acceptName(visit, record);
    case 'asking-contact':
      return acceptContact(visit, record);
    case 'collected':
      return repeatConfirmation(visit, record) ?? offerAddition(visit, record);
    case 'initial':
      return record.asksQuestion ? acceptQuestion(visit, record) : undefined;
    case undefined:
      return undefined;
  }
}

/** Whoever has asked nothing is asked for a question first, and may go on without one. */
function begin(visit: Visit): HandoffStep {
  const { record, message, recent } = visit;
  if (findLastExchange(recent) && !record?.asksQuestion) return askName(visit);
  if (record?.asksQuestion || isLeavingMessage(record)) return askName(visit, record?.openQuestion);
  return {
    ...askQuestion(visit, findWishedQuestion(message, recent)),
    text: say(visit, 'askQuestion'),
    keptAs: message,
  };
}

/** Asks what a person is to be asked. */
export function askQuestion(
  { record, language }: Pick<Visit, 'record' | 'language'>,
  openQuestion: OpenQuestion | undefined,
): Pick<HandoffStep, 'handoff' | 'record'> {
  return {
    handoff: { state: 'initial', asksQuestion: true },
    record: {
      ...findPassedOn(record),
      ...{ state: 'initial', isInvited: true, asksQuestion: true, language },
      ...(openQuestion && { openQuestion }),
    },
  };
}

/** What is said for a person is the message; what is asked gets an answer first. */
function acceptQuestion(visit: Visit, record: HandoffRecord): HandoffStep | undefined {
  const { message, found } = visit;
  if (record.person === 'answering') return undefined;
  if (found && asksForPerson(found) && isBareWishForPerson(message))
    return askName(visit, record.openQuestion);
  if (splitContact(message).contact || readName(message)?.isPlain === false)
    return acceptName(visit, { ...record, asksQuestion: false, state: 'asking-name' });
  const isForPerson = isAddition(message) && found?.outcome !== 'answered';
  return isForPerson ? askName(visit, askAfterWish(message, record.openQuestion)) : undefined;
}

/** "No thanks" and "that's all" end it. */
function endsIntake({ message, found }: Visit): boolean {
  return readReply(message) === 'cancel' || found?.intent === 'goodbye';
}

function askName(visit: Visit, openQuestion = findWishedQuestion(visit.message, visit.recent)): HandoffStep {
  const { language, message } = visit;
  return {
    text: say(visit, 'askName'),
    handoff: { state: 'asking-name' },
    record: { state: 'asking-name', isInvited: true, language, openQuestion },
    keptAs: message,
  };
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

/** After a mere offer, only a plain name counts; anything else is the next question. */
function acceptName(visit: Visit, record: HandoffRecord): HandoffStep | undefined {
  const { contact, rest } = splitContact(visit.message);
  const given = findName(visit, rest, record.isInvited);
  if (given) {
    const { name, note } = given;
    const noted = { ...addNote(record, note), name };
    if (contact) return complete(visit, noted, contact);
    return {
      text: say(visit, 'askContact', name),
      handoff: { state: 'asking-contact' },
      record: { ...noted, state: 'asking-contact', isInvited: true },
      keptAs: '[name]',
    };
  }
  if (!record.isInvited) return undefined;
  if (contact) return { ...askName(visit), record, keptAs: '[contact]' };
  return isAddition(visit.message)
    ? { ...askName(visit), record: addNote(record, visit.message) }
    : undefined;
}

/** The visitor's own line goes into their message: "call me after 5 pm". */
function addNote(record: HandoffRecord, note: string | undefined): HandoffRecord {
  const { openQuestion } = record;
  return openQuestion && note ? { ...record, openQuestion: addLine(openQuestion, note) } : record;
}

/** A name that is asked for may be any short line that the website says nothing about. */
function findName({ found }: Visit, text: string, isInvited: boolean): GivenName | undefined {
  const given = readNameAndNote(text);
  if (!given || (found && (isRemark(found) || asksForPerson(found)) && !given.note)) return undefined;
  const { isPlain, isCapitalised } = given;
  const isKnown = found?.outcome === 'answered' || found?.outcome === 'unsure';
  const isLikely = isInvited ? isCapitalised && found?.intent !== 'fact' : false;
  return !isPlain || isLikely || (!isKnown && (isInvited || isCapitalised)) || (isInvited && given.note)
    ? given
    : undefined;
}

function complete(visit: Visit, record: HandoffRecord, contact: string): HandoffStep {
  const { language, name = '', openQuestion = findWishedQuestion(visit.message, visit.recent) } = record;
  return {
    text: say(visit, 'collected', name),
    handoff: { state: 'collected', replyWithinHours: contactReplyHours },
    record: { state: 'collected', isInvited: true, language },
    keptAs: '[contact]',
    complete: { openQuestion, name, contact },
  };
}

function acceptContact(visit: Visit, record: HandoffRecord): HandoffStep | undefined {
  const { message, found } = visit;
  const reading = readContact(message);
  if (reading.kind === 'contact') return complete(visit, addNote(record, findNote(message)), reading.contact);
  const isSentence = message.trim().split(/\s+/).length > 2;
  const isQuestion = hasFormOfQuestion(message) || (found?.outcome === 'answered' && isSentence);
  if (reading.kind === 'missing' && isQuestion) return undefined;
  const noted = isAddition(message) ? addNote(record, message) : record;
  const phrase = {
    'invalid-email': 'invalidEmail',
    'invalid-phone': 'invalidPhone',
    missing: 'missingContact',
  } as const;
  return {
    text: say(visit, phrase[reading.kind]),
    handoff: { state: 'asking-contact' },
    record: noted,
    keptAs: '[contact]',
  };
}

const fewestWordsOfNote = 3;

/** A message that says more than how to reach the visitor. */
function findNote(message: string): string | undefined {
  const { rest } = splitContact(message);
  const isLong = rest.split(/[\s,;]+/).filter(Boolean).length >= fewestWordsOfNote;
  return isLong && (speaksForOneself(rest) || /\d/.test(rest))
    ? message.replace(/\s+/g, ' ').trim()
    : undefined;
}

/** A contact sent again because the first reply was lost isn't a question. */
function repeatConfirmation(visit: Visit, record: HandoffRecord): HandoffStep | undefined {
  const reading = readContact(visit.message);
  if (reading.kind !== 'contact' || !reading.isAlone) return undefined;
  return {
    text: say(visit, 'collected', '', record),
    handoff: describeCollected({
      ...(!record.promisesNothing && { replyWithinHours: contactReplyHours }),
      ...record,
    }),
    record: leaveAddition(record),
    keptAs: '[contact]',
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
function settleAddition(visit: Visit, record: HandoffRecord, addition: string): HandoffStep {
  const isWanted = visit.action === 'start';
  return {
    text: say(visit, isWanted ? 'added' : 'notAdded'),
    handoff: describeCollected(record),
    record: leaveAddition(record),
    keptAs: visit.message,
    ...(isWanted && { addition }),
  };
}
