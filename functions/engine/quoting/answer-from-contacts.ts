import {
  type Contact,
  type ContactKind,
  rankContacts,
} from '#functions/engine/knowledge/facts/choose-contact.ts';
import type { Fact, Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { foldWord } from '#functions/engine/language/tokenize.ts';
import { spellOutLeadingDays } from '#functions/engine/values/short-weekdays.ts';
import { showsValue } from '#functions/engine/values/value-patterns.ts';
import { coversWeekday, findWeekdays } from '#functions/engine/values/weekday-names.ts';
import { citeSource } from '../reply/cite.ts';
import type { FactAnswer } from './fact-answer.ts';

const contactLimit = 3;
const proofLimit = 3;
/** Pages often list hours day by day, for two seasons. */
const hoursLineLimit = 14;
/** A detail with a much lower score belongs to somebody else. */
const comparableShare = 0.4;
/** Longer lines say more than whose number it is. */
const wholeLineCharacters = 120;

/** The organization's own phone, email, address or hours; of the days that the message names, if any are known. */
export function answerFromContacts(
  kind: ContactKind,
  message: string,
  knowledge: Knowledge,
): FactAnswer | undefined {
  const contacts = exceptionsLast(rankContacts(knowledge, kind));
  const days = kind === 'hours' ? findWeekdays(message) : [];
  const ofDays = contacts.filter(({ facts }) =>
    days.some((day) => coversWeekday(spellOutLeadingDays(facts[0]?.quote ?? ''), day)),
  );
  const shown = chooseShown(ofDays.length > 0 ? ofDays : contacts);
  const facts = shown.flatMap(({ facts: [fact] }) => fact ?? []);
  // The same detail on several pages proves it better.
  const cited = shown.length === 1 ? (shown[0]?.facts.slice(0, proofLimit) ?? []) : facts;
  return answerWith(facts, cited, knowledge);
}

/** Every way to reach the organization. */
export function answerWithAllContacts(knowledge: Knowledge): FactAnswer | undefined {
  const kinds = ['phone', 'email', 'address'] as const;
  const facts = kinds.flatMap((kind) => rankContacts(knowledge, kind)[0]?.facts[0] ?? []);
  return answerWith(facts, facts, knowledge);
}

/** Several offices, or contradictory pages, with their sources. */
function chooseShown(contacts: readonly Contact[]): Contact[] {
  const [best] = contacts;
  if (!best) return [];
  const isDayOfSame = ({ facts: [fact] }: Contact, at: number) =>
    fact?.kind === 'hours' && at < hoursLineLimit && fact.source === best.facts[0]?.source;
  return contacts.filter(
    (contact, at) =>
      (at < contactLimit || isDayOfSame(contact, at)) && contact.score >= comparableShare * best.score,
  );
}

function answerWith(
  said: readonly Fact[],
  cited: readonly Fact[],
  knowledge: Knowledge,
): FactAnswer | undefined {
  if (said.length === 0) return undefined;
  return {
    text: sayFacts(said),
    citations: cited.flatMap(({ source, quote }) => citeSource(knowledge, source, quote) ?? []),
  };
}

/** Sentences on other hours come after the hours, and are said once. */
function exceptionsLast(contacts: readonly Contact[]): Contact[] {
  const exceptions = contacts.filter(({ facts: [fact] }) => isException(fact));
  const isRepeated = ({ value }: Contact, at: number) =>
    exceptions.slice(0, at).some((before) => lettersOf(before.value).includes(lettersOf(value)));
  return [
    ...contacts.filter(({ facts: [fact] }) => !isException(fact)),
    ...exceptions.filter((contact, at) => !isRepeated(contact, at)),
  ];
}

const lettersOf = (text: string): string => foldWord(text).replace(/[^\p{L}\d]/gu, '');

/** "Evenings are by appointment.": a sentence among the hours that has no time. */
function isException(fact: Fact | undefined): boolean {
  return fact?.kind === 'hours' && /[.!]$/.test(fact.value) && !showsValue('time', fact.value);
}

/** One fact per line, grouped below their headings. */
function sayFacts(facts: readonly Fact[]): string {
  const [only] = facts;
  if (only && facts.length === 1) return sayFact(only);
  if (new Set(facts.map(({ kind }) => kind)).size > 1) return [...new Set(facts.map(sayFact))].join('\n');
  const groups = [...Map.groupBy(facts, labelOf)].toSorted(
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
  return kind !== 'hours' && quote.length < wholeLineCharacters && quote.includes(value) ? quote : value;
}
