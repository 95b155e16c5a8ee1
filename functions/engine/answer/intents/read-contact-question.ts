import type { ContactKind } from '#functions/engine/knowledge/facts/choose-contact.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { Language } from '#functions/engine/language/languages.ts';
import { isStopWord } from '#functions/engine/language/stop-words.ts';
import { subjectWeight } from '#functions/engine/language/subject-weight.ts';
import { foldWord, tokenize } from '#functions/engine/language/tokenize.ts';
import type { ValueType } from '#functions/engine/lexicon/value-type.ts';
import { intentSource, openingSource } from '#functions/engine/search/join-dialogues.ts';
import { namesOnlyOrganisation } from '#functions/engine/search/names-only-organisation.ts';
import { organisationNameWords } from '#functions/engine/search/organisation-name-words.ts';
import type { Question } from '#functions/engine/search/understand-question.ts';
import { withoutOpenEvents } from '#functions/engine/values/open-events.ts';
import { spellOutWeekdays } from '#functions/engine/values/short-weekdays.ts';
import { coversWeekday, findWeekdays } from '#functions/engine/values/weekday-names.ts';

const kinds: Partial<Record<ValueType, ContactKind>> = {
  phone: 'phone',
  email: 'email',
  address: 'address',
  time: 'hours',
};

/** The kind of contact detail, and which of several is meant. */
export type AskedContact = { kind: ContactKind; isMeant(quote: string): boolean };

/** The organisation's contact detail that a question asks for; undefined if it is about something else. */
export function readContactQuestion(question: Question, knowledge: Knowledge): AskedContact | undefined {
  if (asksForTown(question, knowledge)) return { kind: 'address', isMeant: () => true };
  if (asksIfOpen(question, knowledge)) return { kind: 'hours', isMeant: readDaysMeant(question.text) };
  const folded = foldWord(question.text);
  const kind = question.value && kinds[question.value];
  if (kind === 'address' && otherYearPattern.test(folded)) return undefined;
  if (!kind || !isAboutOrganisation(question, knowledge)) return undefined;
  if (kind === 'hours' && !openingPattern.test(withoutOpenEvents(folded))) return undefined;
  if (kind === 'hours') return { kind, isMeant: readDaysMeant(question.text) };
  return { kind: faxWordPattern.test(question.text) ? 'fax' : kind, isMeant: () => true };
}

/** "Holidays" are both public holidays and school vacations. */
const holidayPatterns = [
  openingSource(({ dayOff }) => dayOff),
  openingSource(({ weeksOff }) => weeksOff),
].map((source) => new RegExp(`(?<!\\p{L})${source}(?!\\p{L})`, 'iu'));

/** Selects the hours of the days that a question names, or all if it names none. */
function readDaysMeant(text: string): (quote: string) => boolean {
  const days = findWeekdays(text);
  const holidays = holidayPatterns.filter((pattern) => pattern.test(text));
  return (quote) =>
    days.length + holidays.length === 0 ||
    days.some((day) => coversWeekday(quote, day)) ||
    holidays.some((pattern) => pattern.test(quote));
}

function withoutHolidays(text: string): string {
  return holidayPatterns.reduce((left, pattern) => left.replace(pattern, ' '), text);
}

/** Asks for one part of the address. */
const askedTownPattern = new RegExp(`\\b${intentSource(({ town }) => town)}\\b`, 'u');

/** "What town are you in?" */
function asksForTown({ text, language }: Question, knowledge: Knowledge): boolean {
  const folded = foldWord(text);
  return (
    askedTownPattern.test(folded) &&
    namesOnlyOrganisation(folded.replace(askedTownPattern, ' ').replaceAll('-', ' '), language, knowledge)
  );
}

/** Words for being open, with words for times. */
const openWords = new RegExp(`(?<!\\p{L})${openingSource(({ open }) => open)}(?!\\p{L})`, 'gu');
const nowPattern = new RegExp(`(?<!\\p{L})${openingSource(({ when }) => when)}(?!\\p{L})`, 'gu');
/** A question about a visit or call on a certain day asks whether the organisation is open then. */
const visitWords = new RegExp(`(?<!\\p{L})${openingSource(({ visit }) => visit)}(?!\\p{L})`, 'gu');

const kindsOfOpening = new Set(['yes-no', 'when', 'what-time', 'what']);

/** "Are you open on Saturday?", "wann habt ihr offen": asks only whether the organisation is open. */
function asksIfOpen({ text, kind, language }: Question, knowledge: Knowledge): boolean {
  const folded = foldWord(text).replaceAll('’', "'");
  if (!kindsOfOpening.has(kind)) return false;
  const isVisit = folded.search(visitWords) !== -1 && findWeekdays(folded).length > 0;
  if (folded.search(openWords) === -1 && !isVisit) return false;
  if (withoutOpenEvents(folded) !== folded) return false;
  const said = isVisit ? folded.replace(visitWords, ' ') : folded;
  const rest = said.replace(openWords, ' ').replace(nowPattern, ' ').replaceAll('-', ' ');
  return namesOnlyOrganisation(withoutWeekdays(withoutHolidays(rest)), language, knowledge);
}

function withoutWeekdays(text: string): string {
  return tokenize(spellOutWeekdays(text))
    .filter(({ word }) => findWeekdays(word).length === 0)
    .map(({ word }) => word)
    .join(' ');
}

const faxWordPattern = new RegExp(`${intentSource(({ fax }) => fax)}`, 'iu');

/** Another year's place isn't the current one. */
const otherYearPattern = new RegExp(`${intentSource(({ otherYear }) => otherYear)}`, 'u');

/** Lessons and shows have other times than the office. */
const openingPattern = new RegExp(`${openingSource(({ asksForOpening }) => asksForOpening)}`, 'u');

/** Whether the question has only the contact word and the organisation's name. */
function isAboutOrganisation({ terms, value, language }: Question, knowledge: Knowledge): boolean {
  const names = organisationNameWords(knowledge);
  return terms.every(
    ({ word, satisfiedBy }) =>
      satisfiedBy === value ||
      isDetail(satisfiedBy) ||
      faxWordPattern.test(word) ||
      isLight(word, language) ||
      (value === 'time' && findWeekdays(word).length > 0) ||
      names.has(word),
  );
}

function isLight(word: string, language: Language): boolean {
  return word.split(' ').every((part) => subjectWeight(part, language) < 1 || isStopWord(part, language));
}

function isDetail(value: ValueType | undefined): boolean {
  return value === 'phone' || value === 'email' || value === 'address';
}
