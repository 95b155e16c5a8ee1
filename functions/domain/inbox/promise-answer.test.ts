import { expect, test } from 'vitest';
import { promiseAnswer } from './promise-answer.ts';

const brandCases = [
  ['on a Monday night it is a day', '2026-03-02T10:00:00Z', '2026-03-03T10:00:00.000Z'],
  [
    'on a Friday at five in the afternoon it is Monday at five',
    '2026-11-21T01:00:00Z',
    '2026-11-24T01:00:00.000Z',
  ],
  ['on a Saturday it is Monday at six', '2026-11-21T20:07:00Z', '2026-11-24T02:00:00.000Z'],
  [
    'across the change to summer time it is Monday at six',
    '2026-03-07T20:00:00Z',
    '2026-03-10T01:00:00.000Z',
  ],
] as const;

test.each(brandCases)('at the office of a brand, %s', (_name, now, expected) => {
  expect(promiseAnswer(new Date(now), true).toISOString()).toBe(expected);
});

test('an organisation is promised to answer within 24 hours', () => {
  expect(promiseAnswer(new Date('2026-11-21T20:00:00Z'), false).toISOString()).toBe(
    '2026-11-22T20:00:00.000Z',
  );
});
