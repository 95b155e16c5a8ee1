import { type ContactKind, rankContacts } from '#functions/knowledge/choose-contact.ts';
import type { Fact, Knowledge } from '#functions/knowledge/knowledge.ts';
import type { ValueType } from '#functions/knowledge/language/concept.ts';
import { foldWord, tokenize } from '#functions/knowledge/language/tokenize.ts';
import type { Answer } from './answer-question.ts';
import { citeSource } from './cite.ts';
import type { Question } from './understand-question.ts';

const kinds: Partial<Record<ValueType, ContactKind>> = {
  phone: 'phone',
  email: 'email',
  address: 'address',
  time: 'hours',
};

/** Weight up to which the rest of a question does not narrow down whose contact is meant. */
const negligibleWeight = 0.3;
const citationLimit = 3;

/** Answers a question for the organisation's own phone, e-mail, address or hours from the typed facts. */
export function answerContact(question: Question, knowledge: Knowledge): Answer | undefined {
  const kind = question.value && kinds[question.value];
  if (!kind || !isAboutOrganisation(question, knowledge)) return undefined;
  const [contact] = rankContacts(knowledge, /fax|факс/i.test(question.text) ? 'fax' : kind);
  const fact = contact?.facts[0];
  if (!contact || !fact) return undefined;
  const citations = contact.facts
    .slice(0, citationLimit)
    .map(({ source, quote }) => citeSource(knowledge, source, quote));
  return {
    text: sayFact(fact),
    outcome: 'answered',
    confidence: 0.9,
    intent: question.kind,
    citations: citations.filter((citation) => citation !== undefined),
    suggestions: [],
  };
}

/** Whether nothing in the question but the contact word and the organisation's name matters. */
function isAboutOrganisation({ terms, value }: Question, knowledge: Knowledge): boolean {
  const names = new Set(tokenize(knowledge.organisationName).map(({ word }) => foldWord(word)));
  return terms.every(
    ({ word, weight, satisfiedBy }) => satisfiedBy === value || weight <= negligibleWeight || names.has(word),
  );
}

function sayFact({ value, quote, kind }: Fact): string {
  return kind === 'hours' || quote.length < 120 ? quote : value;
}
