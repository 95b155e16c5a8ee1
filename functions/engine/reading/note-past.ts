import type { Knowledge, Statement } from '#functions/engine/knowledge/knowledge.ts';
import { phrases } from '#functions/engine/reply/phrases.ts';
import { asksOfPast } from '#functions/engine/search/asks-of-past.ts';
import type { ReadQuestion } from '#functions/engine/search/read-question.ts';
import { type Days, describeDate } from '#functions/engine/values/describe-date.ts';
import { areOver, readEndingDays } from '#functions/engine/values/ending-days.ts';
import type { KeptSentence } from './follow-sentence.ts';

/** Notes that all dates behind an answer are over. */
export function notePast(
  question: ReadQuestion,
  kept: readonly KeptSentence[],
  knowledge: Knowledge,
  now: Date,
): string | undefined {
  const notes = kept.flatMap(({ evidence }) =>
    evidence.map(({ statements, context }) => notePastDays(question, statements, context, knowledge, now)),
  );
  return notes.every((note) => note !== undefined) ? notes[0] : undefined;
}

/** Notes that all dates in statements of one place are over. `above` is the page's title and the headings. */
function notePastDays(
  question: ReadQuestion,
  statements: readonly Statement[],
  above: readonly string[],
  knowledge: Knowledge,
  now: Date,
): string | undefined {
  if (asksOfPast(question.text)) return undefined;
  const written = readEndingDays(
    statements.map(({ text }) => text),
    above,
  );
  const dates = written && !question.values.includes('date') ? datesOf(statements, knowledge) : written;
  if (!areOver(dates, now)) return undefined;
  const [first] = dates;
  const { frame } = question;
  return `${phrases[frame].past.replace(/[.。]$/, '')} (${describeDate(first, frame)}).`;
}

/** Dates of the events and deadlines in statements. */
function datesOf(statements: readonly Statement[], { facts }: Knowledge): Days[] {
  const quotes = new Set(statements.map(({ quote, text }) => quote ?? text));
  return facts.flatMap(({ kind, quote, date }) =>
    date && (kind === 'event' || kind === 'deadline') && quotes.has(quote) ? [date] : [],
  );
}
