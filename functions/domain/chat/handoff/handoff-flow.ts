import { fill } from '#functions/engine/reply/fill.ts';
import type { Handoff } from '#shared/contract/chat.ts';
import { contactReplyHours } from '#shared/domain/limits.ts';
import type { HandoffPhrases } from '#shared/texts/en/handoff.ts';
import { formatHours } from '#shared/texts/format-hours.ts';
import { type HandoffRecord, isLeavingMessage, type OpenQuestion } from './handoff.ts';
import { chooseReplyLanguage, handoffPhrases } from './handoff-phrases.ts';
import { isAddition, isCancel, isQuestion } from './handoff-words.ts';
import { readContact, splitContact } from './read-contact.ts';
import { readName } from './read-name.ts';

/** A visitor's message as input of the flow. */
export type Visit = {
  record: HandoffRecord | undefined;
  message: string;
  /** The pressed button, which overrides the message. */
  action: 'start' | 'cancel' | undefined;
  /** The assistant has an answer to the message. */
  isAnswered: boolean;
  /** Small talk, an instruction to the assistant, or a request for a person. */
  isRemark: boolean;
  /** What a person would be asked if the visitor wanted one now. */
  openQuestion: OpenQuestion;
  organisation: string;
  language: string;
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

/** What remains of an already forwarded message, whatever the visitor starts or cancels afterwards. */
export function findPassedOn(record: HandoffRecord | undefined): Partial<HandoffRecord> {
  const { person, statusPath, replyWithinHours } = record ?? {};
  return {
    ...(person && { person }),
    ...(statusPath && { statusPath }),
    ...(replyWithinHours !== undefined && { replyWithinHours }),
  };
}

function chooseStep(visit: Visit): HandoffStep | undefined {
  const { record, message, action } = visit;
  if (action === 'start' && record?.person === 'answering' && !isLeavingMessage(record))
    return deferToPerson(visit, record);
  if (action === 'start') return askName(visit);
  const isIntake = record?.state === 'asking-name' || record?.state === 'asking-contact';
  if (action === 'cancel' || (isIntake && isCancel(message))) return cancel(visit);
  switch (record?.state) {
    case 'asking-name':
      return acceptName(visit, record);
    case 'asking-contact':
      return acceptContact(visit, record);
    case 'collected':
      return repeatConfirmation(visit, record) ?? addToMessage(visit, record);
    case 'initial':
    case undefined:
      return undefined;
  }
}

function askName(visit: Visit): HandoffStep {
  const { language, openQuestion, message } = visit;
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

/** Confirms that a message was forwarded, with the page where its answer will appear. */
function describeCollected({ statusPath, replyWithinHours }: HandoffRecord): Handoff {
  return {
    state: 'collected',
    ...(replyWithinHours !== undefined && { replyWithinHours }),
    ...(statusPath && { statusPath }),
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
  const name = findName(visit, rest, record.isInvited);
  if (name && contact) return complete(visit, { ...record, name }, contact);
  if (name) {
    return {
      text: say(visit, 'askContact', name),
      handoff: { state: 'asking-contact' },
      record: { ...record, state: 'asking-contact', isInvited: true, name },
      keptAs: '[name]',
    };
  }
  const hasContactAlone = contact !== undefined && record.isInvited;
  return hasContactAlone ? { ...askName(visit), record, keptAs: '[contact]' } : undefined;
}

function findName({ isAnswered, isRemark }: Visit, text: string, isInvited: boolean): string | undefined {
  const given = readName(text);
  if (!given || isRemark) return undefined;
  const { name, isPlain, isCapitalised } = given;
  const isName = isInvited ? isCapitalised || !isAnswered : !isPlain || (isCapitalised && !isAnswered);
  return isName ? name : undefined;
}

function complete(visit: Visit, record: HandoffRecord, contact: string): HandoffStep {
  const { language, openQuestion = visit.openQuestion, name = '' } = record;
  return {
    text: say(visit, 'collected', name),
    handoff: { state: 'collected', replyWithinHours: contactReplyHours },
    record: { state: 'collected', isInvited: true, language },
    keptAs: '[contact]',
    complete: { openQuestion, name, contact },
  };
}

function acceptContact(visit: Visit, record: HandoffRecord): HandoffStep | undefined {
  const { message, isAnswered } = visit;
  const reading = readContact(message);
  if (reading.kind === 'contact') return complete(visit, record, reading.contact);
  const isSentence = message.trim().split(/\s+/).length > 2;
  if (reading.kind === 'missing' && (isQuestion(message) || (isAnswered && isSentence))) return undefined;
  const phrase = {
    'invalid-email': 'invalidEmail',
    'invalid-phone': 'invalidPhone',
    missing: 'missingContact',
  } as const;
  return {
    text: say(visit, phrase[reading.kind]),
    handoff: { state: 'asking-contact' },
    record,
    keptAs: '[contact]',
  };
}

/** A contact sent again because the first reply was lost isn't a question. */
function repeatConfirmation(visit: Visit, record: HandoffRecord): HandoffStep | undefined {
  const reading = readContact(visit.message);
  if (reading.kind !== 'contact' || !reading.isAlone) return undefined;
  return {
    text: say(visit, 'collected', '', record.replyWithinHours),
    handoff: describeCollected({ replyWithinHours: contactReplyHours, ...record }),
    record,
    keptAs: '[contact]',
  };
}

/** "Please call me tomorrow" after a message was passed on is for the person who got it. */
function addToMessage(visit: Visit, record: HandoffRecord): HandoffStep | undefined {
  const { message, isAnswered, isRemark } = visit;
  const isOpen = record.statusPath !== undefined && record.person !== 'answered';
  if (!isOpen || isAnswered || isRemark || !isAddition(message)) return undefined;
  return {
    text: say(visit, 'added'),
    handoff: describeCollected(record),
    record,
    keptAs: message,
    addition: message,
  };
}

/** Fills a phrase of the flow; without a name, the salutation is left out. */
export function say(
  { language, organisation }: Pick<Visit, 'language' | 'organisation'>,
  phrase: keyof HandoffPhrases,
  name = '',
  hours = contactReplyHours,
): string {
  const spokenLanguage = chooseReplyLanguage(language);
  const text = handoffPhrases[spokenLanguage][phrase];
  const spoken = name === '' ? text.replace(/[,，]?(?: يا)? ?\{name\} ?님?|\{name\}様、/, '') : text;
  return fill(spoken, { organisation, name, hours: formatHours(spokenLanguage, hours) });
}
