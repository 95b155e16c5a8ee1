import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** OWASP Password Storage Cheat Sheet, scrypt: N = 2^15, r = 8, p = 3 (32 MiB). */
const parameters = { N: 2 ** 15, r: 8, p: 3 };
const keyBytes = 32;
/** Parameters that a stored hash may ask for at most: twice the memory of today's. */
const memoryLimitBytes = 128 * 1024 * 1024;

/** Hashes a password as `scrypt$N$r$p$salt$hash`, so that the parameters may grow later. */
export async function hashPassword(password: string, salt = randomBytes(16)): Promise<string> {
  const { N, r, p } = parameters;
  const key = await derive(password, salt, parameters);
  return ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join('$');
}

/** Of no password: who guesses at an account that does not exist waits as long as everybody. */
const hashOfNothing = ['scrypt', 2 ** 15, 8, 3, 'A'.repeat(22), `${'A'.repeat(43)}=`].join('$');

/** Whether the password is the one of this hash. Without a hash it takes as long and is false. */
export async function verifyPassword(password: string, storedHash: string | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', expected = ''] = (storedHash ?? hashOfNothing).split('$');
  const key = await derive(password, Buffer.from(salt, 'base64'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  const bytes = Buffer.from(expected, 'base64');
  return storedHash !== undefined && bytes.length === key.length && timingSafeEqual(bytes, key);
}

/** Runs beside the event loop. Unicode forms of one password are one password. */
function derive(password: string, salt: Buffer, cost: typeof parameters): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { ...cost, maxmem: memoryLimitBytes };
    scrypt(password.normalize('NFKC'), salt, keyBytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
