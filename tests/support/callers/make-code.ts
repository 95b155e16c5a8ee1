import { Secret, TOTP } from 'otpauth';

/** An authenticator app's code some steps of thirty seconds after `now`; earlier steps expire on a slow machine. */
export function makeCode(secret: string, steps = 0, now = Date.now()): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  return totp.generate({ timestamp: now + steps * 30_000 });
}
