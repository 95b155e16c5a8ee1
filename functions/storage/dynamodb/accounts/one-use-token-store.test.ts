import { expect, test } from 'vitest';
import { resetMinutes } from '#functions/domain/identity/one-use-token.ts';
import type { Item, Table } from '../table.ts';
import { openOneUseTokenStore } from './one-use-token-store.ts';

const issuedAt = new Date('2026-11-21T09:00:00Z');
const token = {
  ...{ purpose: 'reset-password' as const, userId: 'user', issuedAt: issuedAt.toISOString() },
  expiresAt: issuedAt.getTime() / 1000 + resetMinutes * 60,
};

/** A table with one link. DynamoDB's TTL removes items hours late. */
function openStore() {
  let stored: Item | undefined = token;
  const never = () => Promise.reject(new Error('not asked for'));
  const table: Table = {
    ...{
      name: 'table',
      get: never,
      getEach: never,
      put: never,
      update: never,
      count: never,
      query: never,
      transact: never,
    },
    async take() {
      const item = stored;
      stored = undefined;
      return item;
    },
  };
  return openOneUseTokenStore(table);
}

const secondsLater = (seconds: number) => new Date(issuedAt.getTime() + seconds * 1000);

test.each([
  ['a second before its half hour ends', 30 * 60 - 1, true],
  ['when its half hour ends', 30 * 60, false],
  ['hours later, when the table still has it', 5 * 3600, false],
])('a password reset link opens %s: %s s, %s', async (_name, seconds, opens) => {
  expect((await openStore().take('hash', secondsLater(seconds))) !== undefined).toBe(opens);
});

test('no link works twice', async () => {
  const store = openStore();
  expect(await store.take('hash', secondsLater(60))).toEqual(token);
  expect(await store.take('hash', secondsLater(61))).toBeUndefined();
});
