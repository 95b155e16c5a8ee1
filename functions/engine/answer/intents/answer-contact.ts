import {
  type Contact,
  type ContactKind,
  chooseContact,
  rankContacts,
} from '#functions/engine/knowledge/facts/choose-contact.ts';
import type { Fact, Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { foldWord } from '#functions/engine/language/tokenize.ts';
import type { Answer } from '#functions/engine/reply/answer.ts';
import { citeSource } from '#functions/engine/reply/cite.ts';
import { reachPattern } from '#functions/engine/search/question-patterns.ts';
import type { Question } from '#functions/engine/search/understand-question.ts';
import { showsValue } from '#functions/engine/values/value-patterns.ts';
import { readContactQuestion } from './read-contact-question.ts';

const reachKinds: readonly ContactKind[] = ['phone', 'email', 'address'];
const contactCitationLimit = 3;
const contactLimit = 3;
/** Pages often list hours day by day, for two seasons. */
const hoursLineLimit = 14;
const comparableContactShare = 0.4;

/** Answers a question about the organisation's own phone, email, address or hours from its facts. */
export function answerContact(question: Question, knowledge: Knowledge): Answer | undefined {
  if (reachPattern.test(foldWord(question.text.trim()))) return answerReach(question, knowledge);
  const asked = readContactQuestion(question, knowledge);
  if (!asked) return undefined;
  const contacts = rankContacts(knowledge, asked.kind);
  return answerWithContacts(
    question,
    knowledge,
    contacts.filter(({ facts }) => asked.isMeant(facts[0]?.quote ?? '')),
  );
}

/** All known hours, for a question about one day. */
export function answerHours(question: Question, knowledge: Knowledge): Answer | undefined {
  const isAsked = readContactQuestion(question, knowledge)?.kind === 'hours';
  return isAsked ? answerWithContacts(question, knowledge, rankContacts(knowledge, 'hours')) : undefined;
}

function answerWithContacts(
  question: Question,
  knowledge: Knowledge,
  found: readonly Contact[],
): Answer | undefined {
  const contacts = exceptionsLast(found);
  const best = contacts[0];
  if (!best) return undefined;
  // Shows several offices or contradictory pages with their sources.
  const isDayOfSame = ({ facts }: Contact, at: number) =>
    facts[0]?.kind === 'hours' && at < hoursLineLimit && facts[0]?.source === best.facts[0]?.source;
  const shown = contacts
    .filter((contact, at) => at < contactLimit || isDayOfSame(contact, at))
    .filter(({ score }) => score >= comparableContactShare * best.score);
  const cited =
    shown.length > 1
      ? shown.flatMap(({ facts }) => facts.slice(0, 1))
      : best.facts.slice(0, contactCitationLimit);
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

/** Sentences on other hours come after the hours, and are said once. */
function exceptionsLast(contacts: readonly Contact[]): Contact[] {
  const isOnOtherHours = ({ facts: [fact] }: Contact) => isException(fact);
  const exceptions = contacts.filter(isOnOtherHours);
  const isRepeated = ({ value }: Contact, at: number) =>
    exceptions.slice(0, at).some((before) => lettersOf(before.value).includes(lettersOf(value)));
  return [
    ...contacts.filter((contact) => !isOnOtherHours(contact)),
    ...exceptions.filter((contact, at) => !isRepeated(contact, at)),
  ];
}

function lettersOf(text: string): string {
  return foldWord(text).replace(/[^\p{L}\d]/gu, '');
}

/** "Evenings are by appointment.": a sentence among the hours that has no time. */
function isException(fact: Fact | undefined): boolean {
  return fact?.kind === 'hours' && /[.!]$/.test(fact.value) && !showsValue('time', fact.value);
}

/** Lists every known way to contact the organisation. */
function answerReach(question: Question, knowledge: Knowledge): Answer | undefined {
  const contacts = reachKinds.flatMap((kind) => chooseContact(knowledge, kind) ?? []);
  if (contacts.length === 0) return undefined;
  const facts = contacts.flatMap((contact) => contact.facts.slice(0, 1));
  const citations = facts.map(({ source, quote }) => citeSource(knowledge, source, quote));
  return {
    text: [...new Set(facts.map(sayFact))].join('\n'),
    outcome: 'answered',
    confidence: 0.9,
    intent: question.kind,
    citations: citations.filter((citation) => citation !== undefined),
    suggestions: [],
  };
}

/** One contact per line, grouped below their headings. */
function sayContacts(contacts: readonly Contact[]): string {
  const facts = contacts.flatMap((contact) => contact.facts.slice(0, 1));
  const [only] = facts;
  if (only && facts.length === 1) return sayFact(only);
  const groups = [...Map.groupBy(facts, labelOf)].sort(
    ([left, [fact]], [right, [other]]) =>
      Number(isException(fact)) - Number(isException(other)) || Number(left !== '') - Number(right !== ''),
  );
  const isSingle = groups.every(([label, group]) => label === '' || group.length === 1);
  return groups
    .flatMap(([label, group]) => {
      const lead = label === '' ? '' : `${label}: `;
      const isHeaded = !isSingle && label !== '';
      const items = group.map(({ value }) => `- ${isHeaded ? '' : lead}${value}`);
      return isHeaded ? [lead.trim(), ...items] : items;
    })
    .join('\n');
}

/** A table row already says whom or what it is about, and so does a sentence on other hours. */
function labelOf(fact: Fact): string {
  return fact.value.startsWith(fact.label) || isException(fact) ? '' : fact.label;
}

function sayFact({ value, quote, kind }: Fact): string {
  return kind !== 'hours' && quote.length < 120 && quote.includes(value) ? quote : value;
}
