import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { Question } from '#functions/engine/search/understand-question.ts';
import { isPast } from '#functions/engine/values/describe-date.ts';
import type { Candidate } from '../retrieve/rank-statements.ts';
import { asksAboutHistory, datesOf } from './date-note.ts';

/** A future event is the answer even if a past one fits slightly better. */
const comparableEventShare = 0.9;

/** Leaves out statements about past days if others that fit as well are about future ones. */
export function dropPastEvents(
  question: Question,
  ranked: readonly Candidate[],
  knowledge: Knowledge,
  now: Date,
): readonly Candidate[] {
  const [best] = ranked;
  if (!best || question.value !== 'date' || asksAboutHistory(question)) return ranked;
  const comparable = ranked.filter(({ score }) => score >= comparableEventShare * best.score);
  const dated = comparable.map(({ statement }) => datesOf([statement], knowledge));
  const isOver = dated.map((dates) => dates.length > 0 && dates.every((date) => isPast(date, now)));
  const isAnyToCome = dated.some((dates) => dates.some((date) => !isPast(date, now)));
  if (!isAnyToCome || !isOver.includes(true)) return ranked;
  const over = new Set(comparable.filter((_, index) => isOver[index]));
  return ranked.filter((candidate) => !over.has(candidate));
}
