import { expect, it } from 'vitest';
import { isNearMisspelling } from './misspelling.ts';

it.each([
  ['wedensday', 'wednesday', true],
  ['libary', 'library', true],
  ['calender', 'calendar', true],
  ['accomodation', 'accommodation', true],
  ['parking', 'packing', false],
  ['pool', 'poll', false],
  ['2015', '2016', false],
  ['karate', 'carafe', false],
])('takes "%s" for "%s": %s', (typed, meant, expected) => {
  expect(isNearMisspelling(typed, meant)).toBe(expected);
});
