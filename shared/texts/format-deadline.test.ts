import { expect, test } from 'vitest';
import { formatDeadline, nameNearDay } from './format-deadline.ts';

const monday = new Date('2026-11-24T01:00:00Z');
const pacific = 'America/Los_Angeles';

test.each([
  ['en', '2026-11-21T01:00:00Z', pacific, 'Monday, 5 PM (Pacific Time)'],
  ['en', '2026-11-10T01:00:00Z', pacific, 'Monday, November 23, 5 PM (Pacific Time)'],
  ['en', '2026-11-23T01:00:00Z', 'Asia/Kolkata', 'Tuesday, 6:30 AM (India Standard Time)'],
  ['de', '2026-11-23T01:00:00Z', 'Europe/Berlin', 'Dienstag, 02:00 (Mitteleuropäische Zeit)'],
  ['ru', '2026-11-23T01:00:00Z', pacific, 'понедельник, 17:00 (Тихоокеанское время)'],
  ['ar', '2026-11-23T01:00:00Z', pacific, 'الاثنين, 17:00 (توقيت المحيط الهادي)'],
])('a person reads a deadline in %s, told on %s in %s', (language, now, zone, expected) => {
  const told = formatDeadline(language, monday, zone, new Date(now));
  expect(`${told.day}, ${told.time} (${told.zone})`).toBe(expected);
});

test.each([
  ['en', '2026-11-23T15:00:00Z', pacific, 'today'],
  ['en', '2026-11-22T15:00:00Z', pacific, 'tomorrow'],
  ['en', '2026-11-23T15:00:00Z', 'Asia/Kolkata', 'tomorrow'],
  ['en', '2026-11-21T15:00:00Z', pacific, undefined],
  ['vi', '2026-11-23T15:00:00Z', pacific, 'hôm nay'],
  ['de', '2026-11-22T15:00:00Z', pacific, 'morgen'],
])('a near day is named in %s, told on %s in %s', (language, now, zone, expected) => {
  expect(nameNearDay(language, monday, zone, new Date(now))).toBe(expected);
});
