import { fill } from '#functions/engine/answer/compose/fill.ts';
import type { Handoff } from '#shared/contract/chat.ts';
import { contactReplyHours } from '#shared/domain/limits.ts';
import { type HandoffRecord, isLeavingMessage, type OpenQuestion } from './handoff.ts';
import { handoffPhrases } from './handoff-phrases.ts';
import { isCancel, isQuestion } from './handoff-words.ts';
import { readContact, splitContact } from './read-contact.ts';
import { readName } from './read-name.ts';

/** A message as the flow sees it. */
export type Visit = {
  record: HandoffRecord | undefined;
  message: string;
  /** What a button says, whatever the message is. */
  wish: 'start' | 'cancel' | undefined;
  /** The assistant knows an answer to the message. */
  isAnswered: boolean;
  /** It is small talk, an order to the assistant or a wish for a person. */
  isRemark: boolean;
  /** What a person would be asked if the visitor wanted one now. */
  openQuestion: OpenQuestion;
  organisation: string;
  language: string;
};

/** What the flow makes of a message: words to say, or a message that is complete. */
export type HandoffStep = {
  text: string;
  handoff: Handoff;
  record: HandoffRecord;
  /** How the visitor's message is kept: names and contacts stand in the forwarded message alone. */
  keptAs: string;
  complete?: { openQuestion: OpenQuestion; name: string; contact: string };
};

/** The next step of leaving a message (document 3 section 4); undefined when the message is no part of it. */
export function takeStep(visit: Visit): HandoffStep | undefined {
  const step = chooseStep(visit);
  return step && { ...step, record: { ...findPassedOn(visit.record), ...step.record } };
}

/** What stays true of a message that was passed on before, whatever the visitor begins or cancels afterwards. */
export function findPassedOn(record: HandoffRecord | undefined): Partial<HandoffRecord> {
  const { person, statusPath, replyWithinHours } = record ?? {};
  return {
    ...(person && { person }),
    ...(statusPath && { statusPath }),
    ...(replyWithinHours !== undefined && { replyWithinHours }),
  };
}

function chooseStep(visit: Visit): HandoffStep | undefined {
  const { record, message, wish } = visit;
  if (wish === 'start' && record?.person === 'answering' && !isLeavingMessage(record))
    return leaveToPerson(visit, record);
  if (wish === 'start') return askName(visit);
  const isIntake = record?.state === 'asking-name' || record?.state === 'asking-contact';
  if (wish === 'cancel' || (isIntake && isCancel(message))) return cancel(visit);
  switch (record?.state) {
    case 'asking-name':
      return takeName(visit, record);
    case 'asking-contact':
      return takeContact(visit, record);
    case 'collected':
      return repeatConfirmation(visit, record);
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

/** While a person writes, the assistant takes no second message for them. */
function leaveToPerson(visit: Visit, record: HandoffRecord): HandoffStep {
  return {
    text: say(visit, 'personAnswers'),
    handoff: describeCollected(record),
    record,
    keptAs: visit.message,
  };
}

/** That a message was passed on, with the page on which its answer will stand. */
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

/** Whoever was only offered to leave a name gives one plainly; anything else is the next question. */
function takeName(visit: Visit, record: HandoffRecord): HandoffStep | undefined {
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

function takeContact(visit: Visit, record: HandoffRecord): HandoffStep | undefined {
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

/** A contact that is sent again, because the first reply was lost, is no question. */
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

/** A phrase of the flow with its blanks filled; without a name the address by name is left out. */
export function say(
  { language, organisation }: Pick<Visit, 'language' | 'organisation'>,
  phrase: keyof ReturnType<typeof handoffPhrases>,
  name = '',
  hours = contactReplyHours,
): string {
  const text = handoffPhrases(language)[phrase];
  const spoken = name === '' ? text.replace(/,? ?\{name\} ?님?|\{name\}様、/, '') : text;
  return fill(spoken, { organisation, name, hours: String(hours) });
}
