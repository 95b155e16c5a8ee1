import { expect, test } from 'vitest';
import { createPasswordHasher, soundPasswordCost } from './hash-password.ts';

const { hashPassword, verifyPassword } = createPasswordHasher(soundPasswordCost);

test('a password verifies against its hash in every Unicode form', async () => {
  const stored = await hashPassword('caf\u00e9 horse battery');
  expect(await verifyPassword('cafe\u0301 horse battery', stored)).toBe(true);
  expect(await verifyPassword('cafe horse battery', stored)).toBe(false);
  expect(stored).toMatch(/^scrypt\$32768\$8\$3\$/);
});

test('a guess takes about as long for an unknown account as for an existing one', async () => {
  const stored = await hashPassword('correct horse battery');
  const measure = async (hash: string | undefined) => {
    const start = performance.now();
    expect(await verifyPassword('guess', hash)).toBe(false);
    return performance.now() - start;
  };
  const [known, unknown] = [await measure(stored), await measure(undefined)];
  expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(5);
});

test('a password still verifies after the cost for new hashes has changed', async () => {
  const stored = await createPasswordHasher({ N: 2, r: 1, p: 1 }).hashPassword('correct horse battery');
  expect(stored).toMatch(/^scrypt\$2\$1\$1\$/);
  expect(await verifyPassword('correct horse battery', stored)).toBe(true);
});
