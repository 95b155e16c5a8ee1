import { expect, it } from 'vitest';
import { isWithinRange } from './number-range.ts';

it.each([
  [3, 'Grades 1–5', true],
  [5, 'ages 5 to 7', true],
  [6, 'Klassen 5 bis 8', true],
  [9, 'Grades 1–5', false],
  [9, '8:20–9:40', false],
  [4, 'from 3 to 5 pm', false],
  [200, '$100–$300', false],
])('says whether %i lies in a range of "%s"', (number, text, expected) => {
  expect(isWithinRange(number, text)).toBe(expected);
});
