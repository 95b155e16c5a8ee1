import { expect, it } from 'vitest';
import { stem } from './stem.ts';

it.each([
  ['kept', 'keep'],
  ['children', 'child'],
  ['taught', 'teach'],
  ['stations', 'station'],
  ['wiring', 'wire'],
  ['used', 'use'],
  ['closed', 'close'],
  ['planning', 'plan'],
])('finds %s by %s', (form, word) => {
  expect(stem(form, 'en')).toBe(stem(word, 'en'));
});

it.each([
  ['boarding', 'board'],
  ['station', 'state'],
  ['news', 'new'],
  ['caring', 'car'],
  ['rating', 'rat'],
  ['officer', 'office'],
])('does not take %s for %s', (word, other) => {
  expect(stem(word, 'en')).not.toBe(stem(other, 'en'));
});
