import { expect, test } from 'vitest';
import { countTrialDays } from './trial.ts';

test.each([
  ['2026-12-05T15:49:00Z', 7],
  ['2026-12-12T23:59:59.999Z', 14],
  ['2026-11-29T01:00:00Z', 1],
  ['2026-11-28T23:59:59.999Z', 1],
  ['2026-11-28T15:59:00Z', 0],
  ['2026-11-01T00:00:00Z', 0],
])('on November 28, a trial that ends at %s has %i days left, whatever the hour', (trialEndsAt, days) => {
  expect(countTrialDays(trialEndsAt, new Date('2026-11-28T16:00:00Z'))).toBe(days);
});
