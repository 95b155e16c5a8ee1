import { expect, it } from 'vitest';
import { isNearMisspelling, spell } from './misspelling.ts';

it.each([
  ['wedensday', 'wednesday', true],
  ['libary', 'library', true],
  ['calender', 'calendar', true],
  ['accomodation', 'accommodation', true],
  ['parking', 'packing', false],
  ['pool', 'poll', false],
  ['world', 'word', false],
  ['schoool', 'school', true],
  ['2015', '2016', false],
  ['karate', 'carafe', false],
  ['통학뻐스', '통학버스', true],
  ['교복울', '교복을', true],
  ['수영장', '수영강', false],
])('reads "%s" as "%s": %s', (typed, meant, expected) => {
  expect(isNearMisspelling(spell(typed), spell(meant))).toBe(expected);
});
