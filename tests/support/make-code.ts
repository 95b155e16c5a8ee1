import { Secret, TOTP } from 'otpauth';

/**
 * The six digits that an authenticator app shows for a secret, so many steps of thirty seconds after `now`. Steps before it
 * are not for tests: a slow machine passes into the next step, and then they are too old.
 */
export function makeCode(secret: string, steps = 0, now = Date.now()): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  return totp.generate({ timestamp: now + steps * 30_000 });
}
