import { chooseGeneralContact } from '#functions/engine/knowledge/facts/choose-contact.ts';
import type { Knowledge, Passage, Statement } from '#functions/engine/knowledge/knowledge.ts';
import { conceptsOf, wordsOf } from '#functions/engine/language/concept-index.ts';
import { concepts } from '#functions/engine/language/concepts.ts';
import type { Language } from '#functions/engine/language/languages.ts';
import { stem } from '#functions/engine/language/stem.ts';
import { isStopWord } from '#functions/engine/language/stop-words.ts';
import { subjectWeight } from '#functions/engine/language/subject-weight.ts';
import { tokenize } from '#functions/engine/language/tokenize.ts';
import type { Answer } from '#functions/engine/reply/answer.ts';
import { cite, citeSource } from '#functions/engine/reply/cite.ts';
import { organisationNameWords } from '#functions/engine/search/organisation-name-words.ts';
import { asksHowTo } from '#functions/engine/search/question-shape.ts';
import type { Question } from '#functions/engine/search/understand-question.ts';
import { showsValue } from '#functions/engine/values/value-patterns.ts';

const appointmentConcepts = concepts.filter(({ id }) => id === 'appointment' || id === 'consultation');
/** Longer sentences are about more than how to make an appointment. */
const invitationWordLimit = 30;
const appointmentConfidence = 0.7;

/**
 * "How do I make an appointment?": the sentence that says whom to call or write to for one. Undefined for other
 * questions, or without such a sentence.
 */
export function answerAppointment(question: Question, knowledge: Knowledge): Answer | undefined {
  return asksOnlyForAppointment(question, knowledge) ? fromInvitation(question, knowledge) : undefined;
}

/** The same question without such a sentence: the organisation's phone number and email address. */
export function answerAppointmentByContact(question: Question, knowledge: Knowledge): Answer | undefined {
  return asksOnlyForAppointment(question, knowledge) ? fromContacts(question, knowledge) : undefined;
}

/** With the organisation, or nobody named. */
function asksOnlyForAppointment({ text, kind, terms, language }: Question, knowledge: Knowledge): boolean {
  const names = organisationNameWords(knowledge);
  const things = terms.filter(({ word }) => !isLight(word, language) && !names.has(word));
  return (
    (kind === 'how' || asksHowTo(text)) &&
    things.some(({ word }) => asksForAppointment(word, language)) &&
    things.every(({ word }) => saysAppointment(word, language))
  );
}

function isLight(words: string, language: Language): boolean {
  return words.split(' ').every((part) => subjectWeight(part, language) < 1 || isStopWord(part, language));
}

function asksForAppointment(words: string, language: Language): boolean {
  return wordsIn(words).some((word) =>
    conceptsOf(word, language).some((concept) => appointmentConcepts.includes(concept)),
  );
}

/** "Schedule" alone isn't about appointments, but it says so beside them. */
function saysAppointment(words: string, language: Language): boolean {
  const said = new Set(
    appointmentConcepts.flatMap((concept) => wordsOf(concept, language)).map((word) => stem(word, language)),
  );
  return asksForAppointment(words, language) || wordsIn(words).some((word) => said.has(stem(word, language)));
}

function wordsIn(text: string): string[] {
  return tokenize(text).map(({ word }) => word);
}

/** The shortest sentence on appointments that shows a phone number or email address. */
function fromInvitation(question: Question, knowledge: Knowledge): Answer | undefined {
  const found = knowledge.passages.flatMap((passage) =>
    passage.statements
      .filter((statement) => isInvitation(statement, question.language))
      .map((statement): [Passage, Statement] => [passage, statement]),
  );
  const [shortest] = found.sort(([, left], [, right]) => left.text.length - right.text.length);
  const citation = shortest && cite(knowledge, shortest[0].source, [shortest[1]]);
  return shortest && citation && answerWith(question, shortest[1].text, [citation]);
}

function isInvitation({ kind, text }: Statement, language: Language): boolean {
  return (
    kind === 'sentence' &&
    text.split(/\s+/).length <= invitationWordLimit &&
    (showsValue('phone', text) || showsValue('email', text)) &&
    asksForAppointment(text, language)
  );
}

function fromContacts(question: Question, knowledge: Knowledge): Answer | undefined {
  const facts = (['phone', 'email'] as const).flatMap(
    (kind) => chooseGeneralContact(knowledge, kind)?.facts.slice(0, 1) ?? [],
  );
  const citations = facts.flatMap(({ source, quote }) => citeSource(knowledge, source, quote) ?? []);
  return citations.length > 0
    ? answerWith(question, facts.map(({ value }) => value).join('\n'), citations)
    : undefined;
}

function answerWith({ kind }: Question, text: string, citations: Answer['citations']): Answer {
  return {
    text,
    outcome: 'answered',
    confidence: appointmentConfidence,
    intent: kind,
    citations,
    suggestions: [],
  };
}
