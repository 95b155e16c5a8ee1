import { expect, test } from 'vitest';
import { compareWithWaiting } from './compare-with-waiting.ts';
import { findConstantsWithTwoValues } from './find-constants-with-two-values.ts';
import { findWordsOfLanguages } from './find-words-of-languages.ts';
import { constantsWaiting, filesWaiting } from './waiting-for-lexicon.ts';

test.each([
  ['a pattern', String.raw`const pattern = /\b(?:when|wann)\b/u;`, 'wann'],
  ['a pattern with letters outside ASCII', 'const pattern = /fee|цен[аы]/u;', 'цен'],
  ['a string', "const list = 'pour contre';", 'pour'],
  ['a part of a template', 'const source = `(?:dos años)`;', 'años'],
  ['an object in a function', "function read() { return { unit: 'Jahre für' }; }", 'für'],
])('finds a word of a language in %s', (_, code, word) => {
  expect(findWordsOfLanguages(`\n${code}`)).toEqual([{ line: 2, word }]);
});

test.each([
  ['English', "const text = 'the man wore a hat in the war';"],
  ['classes of letters', String.raw`const pattern = /\p{L}+\s\u00e4[—“”]/u;`],
  ['comments', '/** Wann, für, años. */ const nothing = 0;'],
  ['names of modules', "import { wann } from './wann.ts';"],
])('accepts %s', (_, code) => {
  expect(findWordsOfLanguages(code)).toEqual([]);
});

test('finds a constant that two modules give different values', () => {
  const codes = [
    'export const fewWords = 4; const longest = 7;',
    'const fewWords = 12; const longest = 7;',
    'function read() { const longest = 9; return longest; }',
  ];
  expect(findConstantsWithTwoValues(codes)).toEqual(['fewWords']);
});

test('reports new entries and cleaned ones, so that a waiting list only shrinks', () => {
  expect(compareWithWaiting(['a.ts', 'b.ts'], ['b.ts', 'c.ts'])).toEqual({ added: ['a.ts'], done: ['c.ts'] });
});

test('the waiting lists are no longer than when the checks were written', () => {
  expect(filesWaiting.length).toBeLessThanOrEqual(51);
  expect(constantsWaiting.length).toBeLessThanOrEqual(50);
});
