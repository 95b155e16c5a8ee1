import { expect, test } from 'vitest';
import { brandOfficeHours, type OfficeHours } from '#shared/domain/inbox/office-hours.ts';
import { promiseAnswer } from './promise-answer.ts';

const brandCases = [
  ['on a Monday night it is Monday at six', '2026-03-02T10:00:00Z', '2026-03-03T02:00:00.000Z'],
  ['on a Monday at 2:37 it is Tuesday at three', '2026-03-02T22:37:00Z', '2026-03-03T23:00:00.000Z'],
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

test.each(brandCases)('with a brand’s office hours, %s', (_name, now, expected) => {
  expect(promiseAnswer(new Date(now), brandOfficeHours).toISOString()).toBe(expected);
});

test('without office hours, the answer is promised within 24 hours', () => {
  expect(promiseAnswer(new Date('2026-11-21T20:00:00Z'), undefined).toISOString()).toBe(
    '2026-11-22T20:00:00.000Z',
  );
});

const berlin: OfficeHours = { days: ['Tue', 'Sat'], opens: 8, closes: 12, timeZone: 'Europe/Berlin' };
const ownCases = [
  ['on an open Tuesday at nine it is Saturday at nine', berlin, '2026-11-24T08:00', '2026-11-28T08:00'],
  ['on a closed Wednesday it is the end of Saturday', berlin, '2026-11-25T08:00', '2026-11-28T11:00'],
  [
    'that begins and ends within an hour, it is the end of Saturday',
    { ...berlin, opens: 8.5, closes: 12.75 },
    '2026-11-25T08:00',
    '2026-11-28T11:45',
  ],
  ['on an open Saturday at ten it is Tuesday at ten', berlin, '2026-11-28T09:00', '2026-12-01T09:00'],
  [
    'open around the clock, it is a day',
    { ...berlin, days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], opens: 0, closes: 24 },
    '2026-11-28T09:00',
    '2026-11-29T09:00',
  ],
] satisfies [string, OfficeHours, string, string][];

test.each(ownCases)('with an organisation’s own office hours, %s', (_name, office, now, expected) => {
  expect(promiseAnswer(new Date(`${now}Z`), office).toISOString()).toBe(`${expected}:00.000Z`);
});
