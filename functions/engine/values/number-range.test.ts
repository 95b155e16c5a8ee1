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
  [4, 'Years 3 and 4', true],
  [38, 'Perro grande (más de 25 kg)', true],
  [25, 'Perro grande (más de 25 kg)', false],
  [9, 'Children under 12 swim for half', true],
  [12, 'Children under 12 swim for half', false],
  [70, 'Seniors (65 and over)', true],
  [66, 'Personen ab 65 Jahren', true],
  [10, "jusqu'à 16 ans", true],
  [18, 'Up to 16 guests', false],
  [40, 'over 30 years of experience', false],
  [12, 'open from 9 am', false],
  [20, 'under $100', false],
  [5, 'up to 10 % off', false],
  [8, 'ages 10 to 12', false],
])('says whether %i lies in a range of "%s"', (number, text, expected) => {
  expect(isWithinRange(number, text)).toBe(expected);
});
