import type { Statement } from '#functions/engine/knowledge/knowledge.ts';
import type { QuestionTerm } from '../understand/terms/question-term.ts';

/**
 * How closely a table row or definition is about the question, from 0 to 1: the highest share of matching words in
 * one of its cells, without numbers.
 */
export function measureFocus(
  terms: readonly QuestionTerm[],
  { kind, text }: Statement,
  termsOf: (text: string) => readonly string[],
): number {
  if (kind !== 'row' && kind !== 'definition') return 0;
  const cells = text.split(/ — |: |; /);
  if (cells.length === 1) return 0;
  const names = new Set(terms.flatMap(({ variants }) => variants.map(({ term }) => term)));
  return Math.max(
    ...cells.map((cell) => {
      const words = termsOf(cell).filter(isWord);
      return words.filter((word) => names.has(word)).length / Math.max(words.length, 1);
    }),
  );
}

function isWord(term: string): boolean {
  return term.length > 1 && !/\d/.test(term);
}
