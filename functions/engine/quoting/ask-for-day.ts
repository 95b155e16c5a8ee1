import { searchPassages } from '#functions/engine/knowledge/index/search-passages.ts';
import type { Knowledge, Passage, Statement } from '#functions/engine/knowledge/knowledge.ts';
import type { Days } from '#functions/engine/values/describe-date.ts';
import { readSeason, type Season } from '#functions/engine/values/seasons.ts';
import { coversWeekday } from '#functions/engine/values/weekday-names.ts';
import { type AskedDay, addDays, countDays } from '../search/find-asked-day.ts';
import type { ReadQuestion, ToldLine } from '../search/read-question.ts';
import { datesIn, overlap } from './dates-around-day.ts';

const passagesSearched = 30;
/** A day is a subject, however often a website says "today" or "December". */
const leastDayWeight = 0.5;
/** A weekday in a plan may be another week's. */
const weekdayShare = 0.8;
const daysOfWeek = 7;
/** A season says little of one of its days. */
const mostDays = 14;
const leastShareOfDay = 0.3;

type Told = Map<Statement, ToldLine>;

/**
 * The question with its day as one term, which the lines of that day say: "December 21 to January 1" says the 24th, and a
 * line on another day in December doesn't. Without such a line it stays as it is, and is marked.
 */
export function askForDay(
  question: ReadQuestion,
  day: AskedDay | undefined,
  knowledge: Knowledge,
): ReadQuestion {
  if (!day) return question;
  const told = findTold(question, day, knowledge);
  if (told.size === 0) return { ...question, day: 'untold' };
  const isOfDay = ({ word }: { word: string }) => word.split(' ').every((part) => day.words.has(part));
  const weight = question.terms.filter(isOfDay).reduce((sum, term) => sum + term.weight, 0);
  const term = {
    word: [...day.words].join(' '),
    ...{ variants: [], satisfiedBy: undefined, told },
    weight: Math.max(weight, leastDayWeight),
  };
  return { ...question, day: 'told', terms: [...question.terms.filter((one) => !isOfDay(one)), term] };
}

function findTold(question: ReadQuestion, day: AskedDay, knowledge: Knowledge): Told {
  const told: Told = new Map(toldByFacts(day, knowledge));
  for (const { passage: at } of searchPassages(knowledge.index, question.terms, passagesSearched)) {
    const passage = knowledge.passages[at];
    const title = knowledge.sources[passage?.source ?? -1]?.title ?? '';
    for (const [statement, share] of passage ? toldIn(passage, title, day) : [])
      if (passage && !told.has(statement)) told.set(statement, { passage, share });
  }
  return told;
}

/** The lines of events and other dated facts whose days hold the asked one. */
function toldByFacts(day: AskedDay, { facts, passages }: Knowledge): [Statement, ToldLine][] {
  const quotes = Map.groupBy(
    facts.filter(({ date }) => date && overlap(date, day)),
    ({ source }) => source,
  );
  if (quotes.size === 0) return [];
  return passages.flatMap((passage) => {
    const ofSource = quotes.get(passage.source);
    if (!ofSource) return [];
    return passage.statements.flatMap((statement): [Statement, ToldLine][] => {
      const share = rateDates(
        ofSource
          .filter(({ quote }) => quote === (statement.quote ?? statement.text))
          .flatMap(({ date }) => date ?? []),
        day,
      );
      return share > 0 ? [[statement, { passage, share }]] : [];
    });
  });
}

/** Lines of a passage that tell the day, by date or by its weekday in the plan of its week. */
function toldIn(passage: Passage, title: string, day: AskedDay): [Statement, number][] {
  const above = [title, ...passage.headings];
  const isOfWeek = day.isNear && isPlanOf(day, passage, above);
  const seasons = new Map(passage.statements.map((one) => [one, readSeason(one.text, day.from)]));
  const hasSeason = [...seasons.values()].includes('in');
  const isOfSeason = (season: Season) => (season === 'rest' ? !hasSeason : season === 'in');
  return passage.statements.flatMap((statement): [Statement, number][] => {
    if (statement.kind === 'heading') return [];
    const dates = datesIn(statement.text, above, day.from);
    const share = rateDates(dates, day);
    if (share > 0) return [[statement, share]];
    const season = seasons.get(statement);
    if (season === undefined ? dates.length > 0 : !isOfSeason(season)) return [];
    // "On a Tuesday night" within a sentence may be any.
    const isEntry = statement.kind !== 'sentence' || !/[.!?]$/.test(statement.text);
    const isDay = isOfWeek && isEntry && coversWeekday(statement.text, new Date(day.from).getUTCDay());
    return isDay ? [[statement, weekdayShare]] : [];
  });
}

/** Whether the dates above the lines of a week, if there are any, hold the day. */
function isPlanOf(day: AskedDay, { statements }: Passage, above: readonly string[]): boolean {
  const captions = statements.filter(({ kind }) => kind === 'heading').map(({ text }) => text);
  const titles = [...above, ...captions];
  const seasons = titles.map((text) => readSeason(text, day.from));
  if (seasons.some(Boolean)) return seasons.some((season) => season === 'in' || season === 'rest');
  const dates = titles.flatMap((text) => datesIn(text, above, day.from));
  return (
    dates.length === 0 ||
    dates.some(({ from, to }) => overlap({ from, to: to ?? addDays(from, daysOfWeek - 1) }, day))
  );
}

/** How much dates say of a day: nothing without it, and a season less than a week. */
function rateDates(dates: readonly Days[], day: Days): number {
  const shares = dates
    .filter((date) => overlap(date, day))
    .map(({ from, to = from }) => Math.min(1, mostDays / countDays(from, to)));
  return Math.max(0, ...shares.filter((share) => share >= leastShareOfDay));
}
