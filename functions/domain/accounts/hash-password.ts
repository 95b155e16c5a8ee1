import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Scrypt cost of one guess: N doubles memory and time, p repeats them. */
export type PasswordCost = { N: number; r: number; p: number };
export type PasswordHasher = {
  /** Hashes a password as `scrypt$N$r$p$salt$hash`, so that the parameters can grow later. */
  hashPassword(password: string): Promise<string>;
  /** Whether the password matches the hash. Without a hash, it takes as long and returns false. */
  verifyPassword(password: string, storedHash: string | undefined): Promise<boolean>;
};

/** OWASP Password Storage Cheat Sheet, scrypt: N = 2^15, r = 8, p = 3 (32 MiB). */
export const soundPasswordCost: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };
const keyBytes = 32;
/** Memory limit for stored hashes: twice today's cost. */
const memoryLimitBytes = 128 * 1024 * 1024;

/** Hashes new passwords at this cost and verifies each at the cost stored in its hash. */
export function createPasswordHasher(cost: PasswordCost): PasswordHasher {
  const { N, r, p } = cost;
  /** Dummy hash that makes guesses at unknown accounts take the usual time. */
  const hashOfNothing = ['scrypt', N, r, p, 'A'.repeat(22), `${'A'.repeat(43)}=`].join('$');
  return {
    async hashPassword(password) {
      const salt = randomBytes(16);
      const key = await derive(password, salt, cost);
      return ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join('$');
    },
    async verifyPassword(password, storedHash) {
      const [, n, blocks, times, salt = '', expected = ''] = (storedHash ?? hashOfNothing).split('$');
      const stored = { N: Number(n), r: Number(blocks), p: Number(times) };
      const key = await derive(password, Buffer.from(salt, 'base64'), stored);
      const bytes = Buffer.from(expected, 'base64');
      return storedHash !== undefined && bytes.length === key.length && timingSafeEqual(bytes, key);
    },
  };
}

let last: Promise<unknown> = Promise.resolve();

/** One at a time: several at once would take the processor from all other calls of the process. */
function derive(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  const turn = last.then(() => deriveNow(password, salt, cost));
  last = turn.catch(() => undefined);
  return turn;
}

/** Runs off the event loop. All Unicode forms of a password are equal. */
function deriveNow(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { ...cost, maxmem: memoryLimitBytes };
    scrypt(password.normalize('NFKC'), salt, keyBytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
