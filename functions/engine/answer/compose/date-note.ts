import type { Knowledge, Statement } from '#functions/engine/knowledge/knowledge.ts';
import { phrases } from '#functions/engine/reply/phrases.ts';
import { answerSource } from '#functions/engine/search/join-dialogues.ts';
import type { Question } from '#functions/engine/search/understand-question.ts';
import { type Days, describeDate, isPast } from '#functions/engine/values/describe-date.ts';
import { readDates } from '#functions/engine/values/read-dates.ts';
import { readYearContext } from '#functions/engine/values/year-context.ts';
import type { Candidate } from '../retrieve/rank-statements.ts';
import type { Rule } from '../rules/rule.ts';
import type { Reply } from './compose-reply.ts';

/** Asks about the past or a single event, so a past date is no surprise. */
const historyPattern = new RegExp(
  answerSource(({ history }) => history),
  'iu',
);

/** Notes that an answer's dates are over, or the year that an answer to "when" leaves out. */
export const dateNoteRule: Rule<
  { question: Question; reply: Reply; best: Candidate; knowledge: Knowledge; now: Date },
  string
> = {
  id: 'date-note',
  example: '“When is the fair?”: says that the fair is over',
  applies: ({ question, reply, best, knowledge, now }) => noteOnDates(question, reply, best, knowledge, now),
};

function noteOnDates(
  question: Question,
  { text, statements }: Reply,
  { passage }: Candidate,
  knowledge: Knowledge,
  now: Date,
): string | undefined {
  if (asksAboutHistory(question)) return undefined;
  if (question.value !== 'date') return noteOnPast(question, datesOf(statements, knowledge), now);
  const context = readYearContext([knowledge.sources[passage.source]?.title ?? '', ...passage.headings]);
  const dates = statements.flatMap((statement) => readDates(statement.text, { context }));
  const [first] = dates;
  if (!first) return undefined;
  const past = noteOnPast(question, dates, now);
  if (past) return past;
  return /\b20\d\d\b/.test(text) ? undefined : `(${describeDate(first, question.frame)})`;
}

/** Notes that all dates in statements of one place are over. `above` is the page's title and the headings. */
export function notePastDays(
  question: Question,
  statements: readonly Statement[],
  above: readonly string[],
  knowledge: Knowledge,
  now: Date,
): string | undefined {
  if (asksAboutHistory(question)) return undefined;
  const dates =
    question.value === 'date'
      ? statements.flatMap(({ text }) => readDates(text, { context: readYearContext(above) }))
      : datesOf(statements, knowledge);
  return noteOnPast(question, dates, now);
}

/** Whether a question asks about the past, so a past date is no surprise. */
export function asksAboutHistory({ text }: Question): boolean {
  return historyPattern.test(text);
}

/** Dates of the events and deadlines in statements. */
export function datesOf(statements: readonly Statement[], { facts }: Knowledge): Days[] {
  const quotes = new Set(statements.map(({ quote, text }) => quote ?? text));
  return facts.flatMap(({ kind, quote, date }) =>
    date && (kind === 'event' || kind === 'deadline') && quotes.has(quote) ? [date] : [],
  );
}

function noteOnPast({ frame }: Question, dates: readonly Days[], now: Date): string | undefined {
  const [first] = dates;
  if (!first || !dates.every((date) => isPast(date, now))) return undefined;
  return `${phrases[frame].past.replace(/[.。]$/, '')} (${describeDate(first, frame)}).`;
}
