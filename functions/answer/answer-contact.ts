import {
  type Contact,
  type ContactKind,
  chooseContact,
  rankContacts,
} from '#functions/knowledge/choose-contact.ts';
import type { Fact, Knowledge } from '#functions/knowledge/knowledge.ts';
import type { ValueType } from '#functions/knowledge/language/concept.ts';
import type { Language } from '#functions/knowledge/language/languages.ts';
import { subjectWeight } from '#functions/knowledge/language/light-words.ts';
import { isStopWord } from '#functions/knowledge/language/stop-words.ts';
import { foldWord, tokenize } from '#functions/knowledge/language/tokenize.ts';
import type { Answer } from './answer.ts';
import { citeSource } from './cite.ts';
import { reachPattern } from './question-patterns.ts';
import type { Question } from './understand-question.ts';

const kinds: Partial<Record<ValueType, ContactKind>> = {
  phone: 'phone',
  email: 'email',
  address: 'address',
  time: 'hours',
};

const reachKinds: readonly ContactKind[] = ['phone', 'email', 'address'];
const citationLimit = 3;
const contactLimit = 3;
const comparableShare = 0.4;

/** Answers a question for the organisation's own phone, e-mail, address or hours from the typed facts. */
export function answerContact(question: Question, knowledge: Knowledge): Answer | undefined {
  if (reachPattern.test(foldWord(question.text.trim()))) return answerReach(question, knowledge);
  const kind = question.value && kinds[question.value];
  if (kind === 'address' && otherYearPattern.test(foldWord(question.text))) return undefined;
  if (!kind || !isAboutOrganisation(question, knowledge)) return undefined;
  if (kind === 'hours' && !openingPattern.test(foldWord(question.text))) return undefined;
  const contacts = rankContacts(knowledge, faxPattern.test(question.text) ? 'fax' : kind);
  const best = contacts[0];
  if (!best) return undefined;
  // Several offices, or pages that contradict each other: the visitor sees each with its page.
  const shown = contacts.slice(0, contactLimit).filter(({ score }) => score >= comparableShare * best.score);
  const cited =
    shown.length > 1 ? shown.flatMap(({ facts }) => facts.slice(0, 1)) : best.facts.slice(0, citationLimit);
  const citations = cited.map(({ source, quote }) => citeSource(knowledge, source, quote));
  return {
    text: sayContacts(shown),
    outcome: 'answered',
    confidence: 0.9,
    intent: question.kind,
    citations: citations.filter((citation) => citation !== undefined),
    suggestions: [],
  };
}

const faxPattern = /fax|факс/i;

/** Where it was last year, or will be next year, is not where it is. */
const otherYearPattern =
  /\b(?:last|previous|next|following) year|\b(?:letzte|vorige|nachste)\w* jahr|\ban(?:nee)? (?:derniere?|passee?|prochaine?)|\b(?:ano|ultimo|proximo) (?:pasado|proximo|ano)|прошл\p{L}* год|следующ\p{L}* год/u;

/** Lessons begin and shows end at other times than the office opens. */
const openingPattern =
  /\b(?:open\w*|clos\w*|hours?|there|offn\w*|geoffn\w*|offen|auf|zu|schliess\w*|geschlossen|\w*zeiten|horaires?|ouv\w*|ferm\w*|heures|horarios?|abr\w*|abiert\w*|cierr\w*)\b|час|откры|закры|работае/;

/** Every way to reach the organisation that its site tells, one a line. */
function answerReach(question: Question, knowledge: Knowledge): Answer | undefined {
  const contacts = reachKinds.flatMap((kind) => chooseContact(knowledge, kind) ?? []);
  if (contacts.length === 0) return undefined;
  const facts = contacts.flatMap((contact) => contact.facts.slice(0, 1));
  const citations = facts.map(({ source, quote }) => citeSource(knowledge, source, quote));
  return {
    text: facts.map(sayFact).join('\n'),
    outcome: 'answered',
    confidence: 0.9,
    intent: question.kind,
    citations: citations.filter((citation) => citation !== undefined),
    suggestions: [],
  };
}

/** Whether nothing in the question but the contact word and the organisation's name matters. */
function isAboutOrganisation({ terms, value, language }: Question, knowledge: Knowledge): boolean {
  const names = new Set(tokenize(knowledge.organisationName).map(({ word }) => foldWord(word)));
  return terms.every(
    ({ word, satisfiedBy }) =>
      satisfiedBy === value ||
      isDetail(satisfiedBy) ||
      faxPattern.test(word) ||
      isLight(word, language) ||
      names.has(word),
  );
}

function isLight(word: string, language: Language): boolean {
  return word.split(' ').every((part) => subjectWeight(part, language) < 1 || isStopWord(part, language));
}

function isDetail(value: ValueType | undefined): boolean {
  return value === 'phone' || value === 'email' || value === 'address';
}

function sayContacts(contacts: readonly Contact[]): string {
  const facts = contacts.flatMap((contact) => contact.facts.slice(0, 1));
  const [only] = facts;
  if (only && facts.length === 1) return sayFact(only);
  return facts.map((fact) => `- ${fact.label === '' ? '' : `${fact.label}: `}${fact.value}`).join('\n');
}

function sayFact({ value, quote, kind }: Fact): string {
  return kind === 'hours' || (quote.length < 120 && quote.includes(value)) ? quote : value;
}
