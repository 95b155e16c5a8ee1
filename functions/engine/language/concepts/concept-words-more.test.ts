import { expect, it } from 'vitest';
import { concepts, conceptsOf } from '../concept-index.ts';
import { moreWords } from './concept-words-more.ts';

it.each([...moreWords.keys()])('adds words to a concept that begins with "%s"', (anchor) => {
  expect(concepts.some(({ words }) => words.en[0] === anchor)).toBe(true);
});

it.each([
  ['ko', '등록금', '학비'],
  ['ja', '授業料', '学費'],
  ['und', 'costo', 'prezzo'],
] as const)('knows in %s that %s and %s are said for one thing', (language, left, right) => {
  const shared = conceptsOf(left, language).filter((concept) =>
    conceptsOf(right, language).includes(concept),
  );
  expect(shared).not.toEqual([]);
});
