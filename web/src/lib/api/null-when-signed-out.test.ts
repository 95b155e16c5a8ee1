import { expect, test } from 'vitest';
import { createClient } from '#shared/client.ts';
import { nullWhenSignedOut } from './null-when-signed-out.ts';

/** A client of a server that refuses everything. */
const refusedWith = (status: number) =>
  createClient({ fetch: async () => Response.json({ message: 'no' }, { status }) }).account.get({});

test('a read may take 401 for null; by default 401 is an error', async () => {
  await expect(nullWhenSignedOut(refusedWith(401))).resolves.toBeNull();
  await expect(refusedWith(401)).rejects.toMatchObject({ status: 401 });
});

test.each([403, 404, 500])('%i stays an error', async (status) => {
  await expect(nullWhenSignedOut(refusedWith(status))).rejects.toMatchObject({ status });
});

test('what is read is handed on', async () => {
  await expect(nullWhenSignedOut(Promise.resolve('account'))).resolves.toBe('account');
});
