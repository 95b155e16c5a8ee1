import { expect, it } from 'vitest';
import { readDates } from './read-dates.ts';
import { runsOn } from './runs-on.ts';

it.each([
  ['When: Monday 14 September 2026, 18:30–20:00, every month on the second Monday', true],
  ['Board meeting: September 14, 2026, 6:30 p.m., every second Monday', true],
  ['Ab 14. September 2026, 18:30 Uhr, jeden zweiten Montag', true],
  ['À partir du 14 septembre 2026, chaque lundi', true],
  ['Thursday 3 September 2026, every week; cancelled on Thursday 3 December 2026', true],
  ['Thursday 3 September 2026, every week until Thursday 3 June 2027', false],
  ['Thursday 3 September 2026, every week 15 times, the last on 10 December 2026', false],
  ['Every student must register by May 1, 2024.', false],
  ['May 1, 2024, every student must come', false],
])('tells whether "%s" runs on', (text, expected) => {
  expect(runsOn(text, readDates(text))).toBe(expected);
});
