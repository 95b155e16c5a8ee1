import { notePastDays } from '#functions/engine/answer/compose/date-note.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { Question } from '#functions/engine/search/understand-question.ts';
import type { KeptSentence } from './collect-sentences.ts';

/** Notes that all dates behind an answer are over. */
export function notePast(
  question: Question,
  kept: readonly KeptSentence[],
  knowledge: Knowledge,
  now: Date,
): string | undefined {
  const notes = kept.flatMap(({ evidence }) =>
    evidence.map(({ statements, context }) => notePastDays(question, statements, context, knowledge, now)),
  );
  return notes.every((note) => note !== undefined) ? notes[0] : undefined;
}
