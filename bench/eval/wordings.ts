import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { Question } from '../eval-scoring.ts';
import { readFolder, readLines } from './read-lines.ts';

const wordingSchema = z.object({
  id: z.string(),
  /** Additional expressions that count as the answer. */
  or: z.array(z.string()).default([]),
  /** The same for each further group of the question. */
  or_also: z.array(z.array(z.string())).default([]),
  accepts: z.array(z.string()),
  rejects: z.array(z.string()),
});
export type Wording = z.infer<typeof wordingSchema>;

/** Alternative wordings by question id, written without a look at any reply; separate because `dev` must not change. */
export function readWordings(): Map<string, Wording> {
  const files = readFolder(fileURLToPath(new URL('./wordings/', import.meta.url)));
  return new Map(files.flatMap((file) => readLines(file, wordingSchema)).map((each) => [each.id, each]));
}

/** The question with the alternative wordings of its answer. */
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
