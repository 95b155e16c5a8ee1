import { Secret, TOTP } from 'otpauth';
import type { UserStore } from '#functions/storage/dynamodb/accounts/user-store.ts';
import type { User } from '../accounts/account.ts';
import { hashToken } from './secret-token.ts';

/** RFC 6238 with the parameters every authenticator app supports. */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** RFC 4226 section 4: a shared secret of 160 bits. */
const secretBytes = 20;
/** One step before and after, because clocks differ: RFC 6238 section 5.2. */
const window = 1;
const recoveryCodeCount = 8;
/** Enough for a fast hash without salt: ASVS 6.5.2 and 11.5.1. Codes made earlier have half of it and still work. */
const recoveryCodeBytes = 16;

type Randomness = { randomBytes(count: number): Uint8Array };

/** A new secret with its otpauth URL. */
export function makeSecondFactor({ randomBytes }: Randomness, email: string, issuer: string) {
  const secret = new Secret({ buffer: Uint8Array.from(randomBytes(secretBytes)).buffer });
  const totp = new TOTP({ ...parameters, issuer, label: email, secret });
  return { secret: secret.base32, address: totp.toString() };
}

/** The time step of a code; undefined when it isn't current. */
export function findCodeStep(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const totp = new TOTP({ ...parameters, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / parameters.period) + delta;
}

/** Single-use codes in case the phone is lost, stored as hashes. */
export function makeRecoveryCodes({ randomBytes }: Randomness): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    (Buffer.from(randomBytes(recoveryCodeBytes)).toString('hex').match(/.{4}/g) ?? []).join('-'),
  );
  return { codes, hashes: codes.map(hashRecoveryCode) };
}

/** Whether a code is valid for an account with a second factor. A valid code is used up. */
export async function spendCode(
  { users, now }: { users: UserStore; now(): Date },
  user: User,
  code: string,
): Promise<boolean> {
  const { secondFactor } = user;
  if (!secondFactor) return false;
  const step = findCodeStep(secondFactor.secret, code.replaceAll(' ', ''), now());
  if (step !== undefined) return users.takeCodeStep(user.userId, step);
  const hash = hashRecoveryCode(code);
  return secondFactor.recoveryCodeHashes.includes(hash) && users.takeRecoveryCode(user, hash);
}

const hashRecoveryCode = (code: string): string => hashToken(code.toLowerCase().replace(/[^0-9a-f]/g, ''));
