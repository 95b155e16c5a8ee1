import { randomBytes, scrypt } from 'node:crypto';

/** OWASP Password Storage Cheat Sheet, scrypt: N = 2^15, r = 8, p = 3 (32 MiB). */
const parameters = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };

/** Hashes a password as `scrypt$N$r$p$salt$hash`, so that the parameters may grow later. */
export function hashPassword(password: string, salt = randomBytes(16)): Promise<string> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, 32, parameters, (error, key) => {
      if (error) return reject(error);
      const { N, r, p } = parameters;
      resolve(['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join('$'));
    });
  });
}
