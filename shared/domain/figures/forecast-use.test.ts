import { expect, test } from 'vitest';
import { forecastUse } from './forecast-use.ts';

const longAgo = new Date('2025-01-01T00:00:00Z');
const on = (day: string, used: number, limit: number | null, since = longAgo) =>
  forecastUse({ used, limit, since, now: new Date(`2026-11-${day}T00:00:00Z`) });

test.each([
  ['a third of the month', on('11', 100, 1000), { count: 300, reachedAt: null }],
  ['a pace beyond the limit', on('11', 500, 1000), { count: 1500, reachedAt: '2026-11-21T00:00:00.000Z' }],
  ['a plan without a limit', on('16', 5000, null), { count: 10_000, reachedAt: null }],
  ['a limit already reached', on('16', 1000, 1000), { count: 2000, reachedAt: null }],
  [
    'a customer of the same month',
    on('21', 100, 1000, new Date('2026-11-11T00:00:00Z')),
    { count: 200, reachedAt: null },
  ],
])('the month of %s ends at its pace so far', (_name, forecast, expected) => {
  expect(forecast).toEqual(expected);
});

test.each([
  ['the first days', on('03', 100, 1000)],
  ['nothing used', on('20', 0, 1000)],
  ['a customer since yesterday', on('21', 9, 1000, new Date('2026-11-20T00:00:00Z'))],
])('%s forecast nothing', (_name, forecast) => expect(forecast).toBeNull());
