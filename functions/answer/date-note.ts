import { describeDate, isPast } from '#functions/knowledge/facts/describe-date.ts';
import { readDates } from '#functions/knowledge/facts/read-dates.ts';
import { readYearContext } from '#functions/knowledge/facts/year-context.ts';
import type { Knowledge } from '#functions/knowledge/knowledge.ts';
import type { Reply } from './compose-reply.ts';
import { phrases } from './phrases.ts';
import type { Candidate } from './rank-statements.ts';
import type { Question } from './understand-question.ts';

/** What was, and what happened once for all, is no date that a visitor might still wait for. */
const historyPattern =
  /\b(?:was|were|did|founded|established|born|since|opened|war|waren|gegrundet|gegründet|seit|geboren|fond[ée]+e?|depuis|n[ée]+e?|fundad[oa]|desde|naci[oó])\b|основан|был[аио]?\b|родил/iu;

/** That the days an answer to "when" names are over, or their year where the reply leaves it out. */
export function noteOnDates(
  question: Question,
  { text, statements }: Reply,
  { passage }: Candidate,
  { sources }: Knowledge,
  now: Date,
): string | undefined {
  if (question.value !== 'date' || historyPattern.test(question.text)) return undefined;
  const context = readYearContext([sources[passage.source]?.title ?? '', ...passage.headings]);
  const dates = statements.flatMap((statement) => readDates(statement.text, { context }));
  const [first] = dates;
  if (!first) return undefined;
  const told = `(${describeDate(first, question.language)})`;
  if (dates.every((date) => isPast(date, now)))
    return `${phrases[question.language].past.replace(/[.。]$/, '')} ${told}.`;
  return /\b20\d\d\b/.test(text) ? undefined : told;
}
