import { describe, expect, test } from 'vitest';
import { workerPolicies } from '#functions/policy/worker-policies.ts';
import { isStalled, judgeWork } from './judge-work.ts';
import { findWorstLevel } from './worst-level.ts';

describe('the work of a queue', () => {
  const sound = { waiting: 0, buried: 0 };
  test.each([
    ['nothing', sound, 'operational', 'Nothing waits.'],
    ['work in progress', { ...sound, waiting: 3 }, 'operational', '3 messages in progress, nothing is late.'],
    ['work due in an hour', { ...sound, overdueSeconds: -3600 }, 'operational', 'Nothing waits.'],
    ['work the sweeper will find', { ...sound, overdueSeconds: 299 }, 'operational', 'Nothing waits.'],
    ['a dead letter', { ...sound, buried: 1 }, 'degraded', '1 message given up.'],
    ['late work', { ...sound, overdueSeconds: 300 }, 'degraded', 'Work has been due for 5 minutes.'],
    ['very late work', { ...sound, overdueSeconds: 1800 }, 'outage', 'Work has been due for 30 minutes.'],
    ['a crowd', { ...sound, waiting: 1200 }, 'degraded', '1,200 messages waiting.'],
    [
      'several faults',
      { waiting: 0, buried: 2, stalled: 1, failed: ['Elm', 'Oak', 'Fir'] },
      'degraded',
      '2 messages given up; 1 conversion without progress for 5 minutes; 3 conversions failed in the last day (Elm, Oak, Fir).',
    ],
    [
      'a website that could not be read, which is no fault of ours',
      { ...sound, refused: ['Elm'] },
      'operational',
      'Nothing waits. In the last day a website could not be read (Elm).',
    ],
  ] as const)('%s', (_what, figures, status, message) => {
    expect(judgeWork(figures)).toEqual({ status, message });
  });
});

test('a backlog the workers clear in five minutes is healthy', () => {
  const { concurrency } = workerPolicies['run-conversion-step'];
  expect(judgeWork({ waiting: 5 * concurrency, buried: 0 }).status).toBe('operational');
});

test('a conversion is stalled after five minutes without progress', () => {
  const updatedAt = '2026-01-01T12:00:00.000Z';
  expect(isStalled({ updatedAt }, new Date('2026-01-01T12:04:59Z'))).toBe(false);
  expect(isStalled({ updatedAt }, new Date('2026-01-01T12:05:00Z'))).toBe(true);
});

test.each([
  [['operational', 'operational'], 'operational'],
  [['operational', 'unknown'], 'unknown'],
  [['unknown', 'degraded', 'operational'], 'degraded'],
  [['degraded', 'outage', 'unknown'], 'outage'],
  [[], 'unknown'],
] as const)('the overall level of %j is %s', (levels, whole) => {
  expect(findWorstLevel(levels)).toBe(whole);
});
