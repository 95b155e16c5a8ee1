import { expect, test } from 'vitest';
import { formatHours } from './format-hours.ts';

test.each([
  ['en', 1, '1 hour'],
  ['en', 24, '24 hours'],
  ['ru', 21, '21 час'],
  ['ru', 24, '24 часа'],
  ['ru', 12, '12 часов'],
  ['ar', 3, '3 ساعات'],
])('%s counts %i hours with its own plural', (language, hours, expected) => {
  expect(formatHours(language, hours)).toBe(expected);
});
