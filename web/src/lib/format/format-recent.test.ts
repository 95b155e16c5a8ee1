import { expect, test } from 'vitest';
import { formatRecent } from './format-recent.ts';

test.each([
  ['2026-03-01T14:35', 'Today, 2:35 PM'],
  ['2026-03-01T00:00', 'Today, 12:00 AM'],
  ['2026-02-28T23:59', 'Yesterday, 11:59 PM'],
  ['2026-02-27T08:05', 'Feb 27, 8:05 AM'],
  ['2025-12-31T08:05', 'Dec 31, 2025, 8:05 AM'],
])('an instant of %s, read on March 1, is %s', (instant, said) => {
  expect(formatRecent(instant, new Date('2026-03-01T15:00')).replace('\u202f', ' ')).toBe(said);
});
