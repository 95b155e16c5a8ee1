import { afterEach, expect, test } from 'vitest';
import { formatDay } from './format-day.ts';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test.each([
  ['America/Los_Angeles', 'June 30, 2026'],
  ['Pacific/Auckland', 'July 1, 2026'],
])('in %s an instant is of the reader’s day, and a calendar day is of no zone', (timeZone, day) => {
  process.env.TZ = timeZone;
  expect(formatDay('2026-07-01T02:00:00Z')).toBe(day);
  expect(formatDay('2026-07-01')).toBe('July 1, 2026');
  expect(formatDay('2026-07-01', { dateStyle: 'medium' })).toBe('Jul 1, 2026');
});
