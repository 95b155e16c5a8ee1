import { expect, test } from 'vitest';
import { describeRemainingTime } from './describe-remaining-time.ts';

const now = new Date('2026-01-01T12:00:00Z');

test.each([
  ['2026-01-01T12:00:02Z', 'About 5 seconds left'],
  ['2026-01-01T12:00:41Z', 'About 45 seconds left'],
  ['2026-01-01T12:01:00Z', 'About 1 minute left'],
  ['2026-01-01T12:02:10Z', 'About 3 minutes left'],
  ['2026-01-01T11:59:00Z', undefined],
  ['soon', undefined],
  [undefined, undefined],
])('an estimate of %s reads %s', (estimate, expected) => {
  expect(describeRemainingTime(estimate, now)).toBe(expected);
});
