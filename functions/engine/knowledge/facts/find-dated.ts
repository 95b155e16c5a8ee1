import { pageSource } from '#functions/engine/language/page-words.ts';
import { readDates, type WrittenDate } from '#functions/engine/values/read-dates.ts';
import { findValues } from '#functions/engine/values/value-patterns.ts';
import { weekdayPatterns } from '#functions/engine/values/weekday-names.ts';
import { readYearContext } from '#functions/engine/values/year-context.ts';
import type { Fact, Passage, Statement } from '../knowledge.ts';

const deadlinePattern = new RegExp(
  pageSource(({ deadline }) => deadline),
  'iu',
);
const weakDeadlinePattern = new RegExp(
  pageSource(({ weakDeadline }) => weakDeadline),
  'iu',
);
const datedLengthLimit = 240;
const eventLabelLengthLimit = 160;

export type DatedContext = {
  /** Title of the source. */
  title: string;
  /** Whether the site writes numeric dates day first; undefined if unknown. */
  dayFirst: boolean | undefined;
};

/**
 * Finds events and deadlines with their days. The year is the statement's own or that of the nearest heading; a date
 * without one is kept as written, without days.
 */
export function findDated(statement: Statement, passage: Passage, around: DatedContext): Fact[] {
  const { text } = statement;
  if (text.length > datedLengthLimit || statement.kind === 'heading') return [];
  const fact = (kind: Fact['kind'], value: string, label: string): Fact => ({
    kind,
    value,
    label,
    quote: statement.quote ?? text,
    source: passage.source,
  });
  const context = readYearContext([around.title, ...passage.headings]);
  const dates = readDates(text, { context, dayFirst: around.dayFirst });
  const heading = passage.headings.at(-1) ?? '';
  const isDeadline = deadlinePattern.test(`${text} ${heading}`);
  const dated = dates.flatMap((date) => {
    const label = labelOf(statement, dates) || heading;
    if (label === '') return [];
    return [{ ...fact(isDeadline ? 'deadline' : 'event', date.text, label), date: daysOf(date) }];
  });
  if (dated.length > 0) return isDeadline || isEntry(statement) ? dated : dated.map(asDate);
  const isDated = isDeadline || weakDeadlinePattern.test(text);
  return isDated ? findValues('date', text).map((value) => fact('date', value, heading)) : [];
}

/** Rows, items and lines announce events; a date within a sentence may mean anything. */
const isEntry = ({ kind, text }: Statement): boolean => kind !== 'sentence' || !/[.!?]$/.test(text);

const asDate = (fact: Fact): Fact => ({ ...fact, kind: 'date' });

const daysOf = ({ from, to }: WrittenDate): NonNullable<Fact['date']> => ({ from, ...(to && { to }) });

/** The statement without its dates; for a row, its other cells. */
function labelOf({ text, quote = '', kind }: Statement, dates: readonly WrittenDate[]): string {
  const cells = kind === 'row' ? quote.replaceAll('\n', ' ').split('\t') : [text];
  const rest = cells.map((cell) => withoutDates(cell, dates)).filter((cell) => /\p{L}{3}/u.test(cell));
  return rest.join(', ').slice(0, eventLabelLengthLimit);
}

const weekdayPattern = new RegExp(`(?<!\\p{L})(?:${weekdayPatterns.join('|')})(?!\\p{L})`, 'giu');
const dateLabelPattern = new RegExp(`^${pageSource(({ dateLabel }) => dateLabel)}\\s*:`, 'iu');

function withoutDates(text: string, dates: readonly WrittenDate[]): string {
  return dates
    .reduce((left, date) => left.replace(date.text, ' '), text)
    .replace(weekdayPattern, ' ')
    .replace(dateLabelPattern, '')
    .replace(/[([]\s*[)\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,:;.–—-]+|[\s,:;–—-]+$/g, '');
}
