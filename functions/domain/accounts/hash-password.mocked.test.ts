import { expect, test, vi } from 'vitest';

let running = 0;
let mostAtOnce = 0;
vi.mock('node:crypto', async (importOriginal) => {
  const crypto = await importOriginal<typeof import('node:crypto')>();
  const scrypt = (...[password, salt, length, options, done]: Parameters<typeof crypto.scrypt>) => {
    crypto.scrypt(password, salt, length, options, (error, key) => {
      running--;
      done(error, key);
    });
    mostAtOnce = Math.max(mostAtOnce, ++running);
  };
  return { ...crypto, scrypt };
});
const { createPasswordHasher } = await import('./hash-password.ts');

test('passwords are hashed one at a time, also after one that failed', async () => {
  const { hashPassword, verifyPassword } = createPasswordHasher({ N: 2, r: 1, p: 1 });
  const tooCostly = ['scrypt', 2 ** 20, 64, 1, 'AAAA', 'AAAA'].join('$');
  const results = await Promise.allSettled([
    verifyPassword('guess', tooCostly),
    ...Array.from({ length: 8 }, (_, number) => hashPassword(`password ${number}`)),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', ...Array(8).fill('fulfilled')]);
  expect(mostAtOnce).toBe(1);
});
