import { identityMessages } from '#shared/domain/identity.ts';
import { AppError } from '#shared/errors.ts';
import type { User } from '../accounts/account.ts';
import {
  type AttemptLimit,
  type CountedAttempt,
  countAttempt,
  countInRow,
  forgetRow,
  type RowLimit,
} from './limit-attempts.ts';
import type { CountingPorts, IdentityPorts } from './ports.ts';
import { spendCode } from './second-factor.ts';
import { warnOwner } from './warn-owner.ts';

/** Code attempts per account, recovery codes included, from every sender and route. */
const codePace: AttemptLimit = { kind: 'code', most: 5, windowSeconds: 900 };
/**
 * Six-digit codes: three are valid at a time, so a hundred guesses open one account in 3,300 (NIST SP 800-63B-4
 * section 3.2.2).
 */
const codeRow: RowLimit = { kind: 'code', most: 100 };

/** Counts a code before it is checked. Throws RATE_LIMITED. */
export function countCode(ports: CountingPorts, { userId }: Pick<User, 'userId'>): Promise<CountedAttempt> {
  return countAttempt(ports, codePace, userId);
}

/**
 * Checks and uses up a code of the second factor. After too many wrong codes in a row it accepts only recovery codes,
 * which cannot be guessed. Throws WRONG_CODE, RATE_LIMITED.
 */
export async function requireCode(ports: IdentityPorts, user: User, code: string): Promise<void> {
  const attempt = await countCode(ports, user);
  const row = isGuessable(code) ? await countInRow(ports, codeRow, user.userId) : undefined;
  if (row && 'refusedSeconds' in row) {
    throw new AppError('RATE_LIMITED', {
      message: identityMessages.codesPaused,
      retryAfterSeconds: row.refusedSeconds,
    });
  }
  if (!(await spendCode(ports, user, code))) {
    if (attempt.isLast) await warnOwner(ports, 'wrong-codes', { account: user.email, user });
    throw new AppError('WRONG_CODE');
  }
  await Promise.all([attempt.forget(), forgetRow(ports, codeRow, user.userId)]);
}

const isGuessable = (code: string): boolean => /^\d{6}$/.test(code.replaceAll(' ', ''));
