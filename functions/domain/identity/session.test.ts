import { expect, test } from 'vitest';
import { isSessionAlive, type Session } from './session.ts';

const hour = 3_600_000;
const now = new Date('2026-03-01T12:00:00Z');
const before = (hours: number) => new Date(now.getTime() - hours * hour).toISOString();
const describeSession = (createdHoursAgo: number, usedHoursAgo: number): Session => ({
  ...{ sessionId: 'session', userId: 'user', audience: 'user', refreshHash: '', device: '' },
  createdAt: before(createdHoursAgo),
  lastUsedAt: before(usedHoursAgo),
});

test.each([
  ['that has just started', 0, 0, true],
  ['unused for almost twelve hours', 11.9, 11.9, true],
  ['unused for twelve hours', 12, 12, false],
  ['in daily use for almost seven days', 7 * 24 - 0.1, 1, true],
  ['in daily use for seven days', 7 * 24, 1, false],
])('a session %s', (_name, createdHoursAgo, usedHoursAgo, isAlive) => {
  expect(isSessionAlive(describeSession(createdHoursAgo, usedHoursAgo), now)).toBe(isAlive);
});
