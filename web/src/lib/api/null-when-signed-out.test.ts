import { expect, test } from 'vitest';
import { createClient } from '#shared/client.ts';
import { nullWhenSignedOut } from './null-when-signed-out.ts';

/** A client whose server refuses every call. */
const refusedWith = (status: number) =>
  createClient({ fetch: async () => Response.json({ message: 'no' }, { status }) }).account.get({});

test('a 401 becomes null only where the caller asks for it', async () => {
  await expect(nullWhenSignedOut(refusedWith(401))).resolves.toBeNull();
  await expect(refusedWith(401)).rejects.toMatchObject({ status: 401 });
});

test.each([403, 404, 500])('%i remains an error', async (status) => {
  await expect(nullWhenSignedOut(refusedWith(status))).rejects.toMatchObject({ status });
});

test('a successful read is returned', async () => {
  await expect(nullWhenSignedOut(Promise.resolve('account'))).resolves.toBe('account');
});
