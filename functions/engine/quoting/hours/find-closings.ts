import { namesHours, tellsHours } from '#functions/engine/knowledge/facts/tells-hours.ts';
import type { Knowledge, Passage, Statement } from '#functions/engine/knowledge/knowledge.ts';
import { languages } from '#functions/engine/language/languages.ts';
import { isStopWord } from '#functions/engine/language/stop-words.ts';
import { isSelfName } from '#functions/engine/language/subject-weight.ts';
import { tokenize } from '#functions/engine/language/tokenize.ts';
import { calendarSource } from '#functions/engine/values/calendar-source.ts';
import { monthNumber } from '#functions/engine/values/month-names.ts';
import { findWeekdays } from '#functions/engine/values/weekday-names.ts';
import { citeSource } from '../../reply/cite.ts';
import { datesIn, overlap } from '../dates-around-day.ts';
import type { FactAnswer } from '../fact-answer.ts';

const closedPattern = new RegExp(`(?<!\\p{L})${calendarSource(({ closed }) => closed)}`, 'iu');
const longestClosing = 240;

type Closing = { passage: Passage; statement: Statement; text: string };

/** What the website says of being closed on the very date (ISO 8601): "December 24 to January 1 — Closed". */
export function tellClosings(knowledge: Knowledge, date: string): FactAnswer | undefined {
  const found = knowledge.passages.flatMap((passage) => findIn(passage, knowledge, date));
  const lines = [...new Map(found.map((closing) => [closing.text, closing])).values()];
  if (lines.length === 0) return undefined;
  return {
    text: lines.map(({ text }) => text).join('\n'),
    citations: lines.flatMap(
      ({ passage: { source }, statement: { quote, text } }) =>
        citeSource(knowledge, source, quote ?? text) ?? [],
    ),
  };
}

function findIn(passage: Passage, { sources }: Knowledge, date: string): Closing[] {
  const heading = passage.headings.at(-1) ?? '';
  const isBelow = closedPattern.test(heading);
  const above = [sources[passage.source]?.title ?? '', ...passage.headings];
  return passage.statements.flatMap((statement) => {
    const { text } = statement;
    if (statement.kind === 'heading' || text.length > longestClosing || !/\d/.test(text)) return [];
    const says = closedPattern.test(text);
    if (!(says || (isBelow && isEntry(statement))) || !isOwn(statement, passage)) return [];
    if (!datesIn(text, above, date).some((days) => overlap(days, { from: date }))) return [];
    return [{ passage, statement, text: says ? text : `${heading}: ${text}` }];
  });
}

const isEntry = ({ kind, text }: Statement): boolean => kind !== 'sentence' || !/[.!?]$/.test(text);

/** Whether it is the organization that is closed, and not its registration. */
function isOwn({ text }: Statement, { headings, statements }: Passage): boolean {
  const words = tokenize(text).map(({ word }) => word);
  return (
    words.some(isSelfName) ||
    words.every(isSmall) ||
    headings.some(namesHours) ||
    statements.some((other) => other.text !== text && tellsHours(other.text))
  );
}

/** Of no more than a day and "we are closed". */
function isSmall(word: string): boolean {
  return (
    /^\d+$/.test(word) ||
    closedPattern.test(word) ||
    monthNumber(word) !== undefined ||
    findWeekdays(word).length > 0 ||
    languages.some((language) => isStopWord(word, language))
  );
}
