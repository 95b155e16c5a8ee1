import type { HandoffDetails } from '#shared/contract/assistant/chat.ts';
import { addNote, askNext, askQuestion, complete, findQuestion, refuse, repeat } from './ask-missing.ts';
import type { HandoffRecord } from './handoff.ts';
import type { Heard } from './hear.ts';
import { askAfterWish, findLastExchange } from './open-question.ts';
import { splitContact } from './read-contact.ts';
import { say } from './say.ts';
import type { HandoffStep, Visit } from './visit.ts';

/** The sent form holds all at once; a contact that reaches nobody is refused, and the rest is kept. */
export function takeDetails(visit: Visit, { question, name, contact }: HandoffDetails): HandoffStep {
  const { language } = visit;
  const before = findQuestion(visit, visit.record);
  const openQuestion = question && !isSame(question, before.question) ? { ...before, question } : before;
  const record: HandoffRecord = { state: 'asking-contact', isInvited: true, language, openQuestion, name };
  const read = splitContact(contact).contact;
  if (read) return complete(visit, record, read);
  return refuse(visit, record, {
    kind: 'badContact',
    phrase: contact.includes('@') ? 'invalidEmail' : 'invalidPhone',
  });
}

/** A field of one line runs lines together. */
const isSame = (typed: string, given: string) => typed.replace(/\s/g, '') === given.replace(/\s/g, '');

/** Who only says a name is asked for a question; where they introduce themselves or one was left open, for a way to reach them. */
export function meet(visit: Visit, record: HandoffRecord, heard: Heard): HandoffStep {
  if (findLastExchange(visit.recent) && (visit.isOffered || !visit.isBareDetail))
    return takeName(visit, record, heard);
  const { name = '' } = heard;
  return { ...askQuestion(visit, undefined, { name }), text: say(visit, 'askQuestion'), keptAs: '[name]' };
}

export function takeName(visit: Visit, record: HandoffRecord, { name = '', note }: Heard): HandoffStep {
  const { asksQuestion: _asked, ...rest } = addNote(record, note);
  return { ...askNext(visit, { ...rest, name }), keptAs: '[name]' };
}

/** What is said for a person is the message; what is asked gets an answer first. */
export function takeQuestion(visit: Visit, record: HandoffRecord, _heard: Heard): HandoffStep | undefined {
  const { message, found } = visit;
  if (found?.outcome === 'answered' && !record.contact) return undefined;
  return askNext(visit, { ...record, openQuestion: askAfterWish(message, record.openQuestion) });
}

/** The visitor's own line goes into their message: "call me after 5 pm". */
export function takeNote(visit: Visit, record: HandoffRecord, { note }: Heard): HandoffStep {
  return repeat(visit, addNote(record, note), { kind: 'note' });
}

/** A way to reach the visitor completes the message; who has said nothing yet is asked what it is about. */
export function takeContact(
  visit: Visit,
  record: HandoffRecord,
  { contact = '', name, note }: Heard,
): HandoffStep {
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
