import { expect, it } from 'vitest';
import { StoredStrings } from './stored-strings.ts';
import { Vocabulary } from './vocabulary.ts';

const many = Array.from({ length: 5_000 }, (_, at) => `term${at}`);

it.each([
  ['few', ['a', 'ab', 'b']],
  ['many', many],
  ['words of other scripts', ['école', 'über', 'ж', '학교', '学校', '😀']],
  ['none', []],
])('finds each of %s terms, and no other', (_what, terms) => {
  const vocabulary = new Vocabulary(StoredStrings.of(terms));
  expect(vocabulary.length).toBe(terms.length);
  expect(terms.map((term) => vocabulary.get(term))).toEqual(terms.map((_term, at) => at));
  expect(terms.map((_term, at) => vocabulary.at(at))).toEqual(terms);
  expect(vocabulary.all()).toEqual(terms);
  for (const other of ['', 'ac', 'term', 'term5000', 'ecole', '学'])
    expect(vocabulary.has(other)).toBe(false);
  expect([-1, terms.length].map((beyond) => vocabulary.at(beyond))).toEqual(['', '']);
});

it.each([
  ['first', 'invent', 6, ['invent', 'invented', 'inventor']],
  ['middle', 'invented', 6, ['invent', 'invented', 'inventor']],
  ['last', 'inventor', 7, ['inventor']],
  ['of another script', 'школьный', 5, ['школьник', 'школьный']],
  ['whose next letter shares its first byte', 'школа', 5, ['школа']],
])('finds the terms that share a prefix with the one %s', (_where, term, letters, alike) => {
  const terms = ['inven', 'invent', 'invented', 'inventor', 'школа', 'школьник', 'школьный'];
  const vocabulary = new Vocabulary(StoredStrings.of(terms));
  const position = terms.indexOf(term);
  const first = vocabulary.firstAlike(position, letters);
  expect(terms.slice(first, vocabulary.lastAlike(position, letters) + 1)).toEqual(alike);
});
