import {
  type Contact,
  type ContactKind,
  rankContacts,
} from '#functions/engine/knowledge/facts/choose-contact.ts';
import type { Fact, Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { foldWord } from '#functions/engine/language/tokenize.ts';
import { spellOutLeadingDays } from '#functions/engine/values/short-weekdays.ts';
import { coversWeekday, findWeekdays } from '#functions/engine/values/weekday-names.ts';
import { citeSource } from '../reply/cite.ts';
import type { AnsweredDay } from '../search/find-asked-day.ts';
import { chooseShown } from './choose-shown.ts';
import type { FactAnswer } from './fact-answer.ts';
import { answerWithHours } from './hours/answer-with-hours.ts';
import { isException, sayFacts } from './say-facts.ts';

const proofLimit = 3;

/** The organization's own phone, email, address or hours; of the days that the message names, if any are known. */
export function answerFromContacts(
  kind: ContactKind,
  message: string,
  knowledge: Knowledge,
  day?: AnsweredDay,
): FactAnswer | undefined {
  const contacts = exceptionsLast(rankContacts(knowledge, kind));
  if (kind === 'hours' && day) return answerWithHours(contacts, day, knowledge);
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
