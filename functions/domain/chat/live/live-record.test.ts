import { expect, test } from 'vitest';
import { liveLimits } from '#shared/domain/chat/live-limits.ts';
import { sayLive } from './listen.ts';
import { findPersonIn, isVisitorThere, type LiveRecord } from './live-record.ts';

const now = new Date('2026-03-02T10:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();
const person = { personId: 'ana', personName: 'Ana', organisation: 'Maple' };
const record = (personSeconds: number, visitorSeconds = 0): LiveRecord => ({
  ...{ ...person, personAt: ago(personSeconds), visitorAt: ago(visitorSeconds) },
});

test('a take-over ends by itself after a silence, such as that of a closed laptop, and the assistant says that it is back', () => {
  const silent = liveLimits.personSilentSeconds;
  expect(findPersonIn(record(silent - 1), now)?.name).toBe('Ana');
  expect(sayLive(record(silent - 1), now, 'de')).toContain('Ana von Maple ist jetzt in diesem Chat');
  expect(findPersonIn(record(silent), now)).toBeUndefined();
  expect(sayLive(record(silent), now, 'de')).toBe('Ich antworte wieder.');
});

test('a visitor who gives no sign has left, and where nobody ever joined nothing is said', () => {
  expect(isVisitorThere(record(0, liveLimits.visitorSilentSeconds - 1), now)).toBe(true);
  expect(isVisitorThere(record(0, liveLimits.visitorSilentSeconds), now)).toBe(false);
  expect([isVisitorThere(undefined, now), sayLive({ visitorAt: ago(1) }, now, 'en')]).toEqual([false, '']);
});

test('a visitor’s page that asks as often as it may is still there, and a person who watches stays in', () => {
  expect(liveLimits.idleMilliseconds * 2).toBeLessThan(liveLimits.visitorSilentSeconds * 1000);
  expect(liveLimits.askMilliseconds).toBeLessThan(3000);
});
