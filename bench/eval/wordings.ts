import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { Question } from '../eval-scoring.ts';
import { readFolder, readLines } from './read-lines.ts';

const wordingSchema = z.object({
  id: z.string(),
  /** Expressions that count as well, beside the question's own. */
  or: z.array(z.string()).default([]),
  /** The same for each further group of the question. */
  or_also: z.array(z.array(z.string())).default([]),
  accepts: z.array(z.string()),
  rejects: z.array(z.string()),
});
export type Wording = z.infer<typeof wordingSchema>;

/**
 * Other words for what is right, by the question's id. They were written from the questions and pages alone, without a
 * look at any reply, and stand apart since `dev` is not ours to change.
 */
export function readWordings(): Map<string, Wording> {
  const files = readFolder(fileURLToPath(new URL('./wordings/', import.meta.url)));
  return new Map(files.flatMap((file) => readLines(file, wordingSchema)).map((each) => [each.id, each]));
}

/** The question with the other words that count as its answer. */
export function widen(question: Question, wording: Wording | undefined): Question {
  if (!wording) return question;
  return {
    ...question,
    answers: [...question.answers, ...wording.or],
    also_required: question.also_required.map((group, index) => [
      ...group,
      ...(wording.or_also[index] ?? []),
    ]),
    accepts: [...question.accepts, ...wording.accepts],
    rejects: [...question.rejects, ...wording.rejects],
  };
}
