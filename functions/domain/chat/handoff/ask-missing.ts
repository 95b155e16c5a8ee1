import type { Handoff } from '#shared/contract/assistant/chat.ts';
import { contactReplyHours } from '#shared/domain/limits.ts';
import { findPassedOn, type HandoffRecord, type OpenQuestion } from './handoff.ts';
import type { Heard } from './hear.ts';
import { addLine, findWishedQuestion } from './open-question.ts';
import { say, sayStuck, turnsBeforeContact } from './say.ts';
import type { HandoffStep, Visit } from './visit.ts';

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
export function askNext(visit: Visit, before: HandoffRecord | undefined): HandoffStep {
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
export function findQuestion(
  { message, recent, isOffered }: Visit,
  record: HandoffRecord | undefined,
): OpenQuestion {
  const { openQuestion, asksQuestion } = record ?? {};
  const last = findWishedQuestion(message, recent);
  if (!openQuestion) return last;
  return isOffered && !asksQuestion ? addLine(openQuestion, last.question) : openQuestion;
}

/** Says again what is missing; after two such turns also how else to reach the organization. */
export function repeat(visit: Visit, before: HandoffRecord, { phrase }: Heard): HandoffStep {
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

/** Says what is wrong with a way to reach the visitor, and asks for another. */
export function refuse(visit: Visit, record: HandoffRecord, heard: Heard): HandoffStep {
  return repeat(visit, { ...record, state: 'asking-contact', isInvited: true }, heard);
}

/** The same to who answers an offer so: what they asked is passed on with it. */
export function refuseOffered(visit: Visit, record: HandoffRecord, heard: Heard): HandoffStep {
  return refuse(visit, { ...record, openQuestion: findQuestion(visit, record) }, heard);
}

/** Who was asked for a question has none to pass on yet. */
export function refuseBeforeQuestion(visit: Visit, record: HandoffRecord, { phrase }: Heard): HandoffStep {
  return {
    text: say(visit, phrase ?? 'missingContact'),
    handoff: { state: 'initial', asksQuestion: true },
    record,
    keptAs: '[contact]',
  };
}

export function complete(visit: Visit, record: HandoffRecord, contact: string): HandoffStep {
  const { language, name, openQuestion = findWishedQuestion(visit.message, visit.recent) } = record;
  return {
    text: say(visit, 'collected', name),
    handoff: { state: 'collected', replyWithinHours: contactReplyHours },
    record: { state: 'collected', isInvited: true, language, ...(name === undefined && { asksName: true }) },
    keptAs: '[contact]',
    complete: { openQuestion, name: name ?? '', contact },
  };
}

export function addNote(record: HandoffRecord, note: string | undefined): HandoffRecord {
  const { openQuestion } = record;
  return openQuestion && note ? { ...record, openQuestion: addLine(openQuestion, note) } : record;
}
