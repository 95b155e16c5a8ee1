import { tokenize } from '#functions/engine/language/tokenize.ts';
import type { Correction } from '#shared/domain/conversion/knowledge-item.ts';

/** Whether an owner's answer was written for a question in these very words. */
export function isWrittenFor(
  { question, wordings = [] }: Pick<Correction, 'question' | 'wordings'>,
  asked: string,
): boolean {
  const folded = foldQuestion(asked);
  return [question, ...wordings].some((wording) => foldQuestion(wording) === folded);
}

/** Normalizes a question: case, accents and punctuation don't matter, word order does. */
export function foldQuestion(question: string): string {
  return tokenize(question)
    .map(({ word }) => word)
    .join(' ');
}
