import { identityMessages } from '#shared/domain/identity.ts';
import { AppError } from '#shared/errors.ts';
import {
  type AttemptLimit,
  countAttempt,
  countInRow,
  normalizeName,
  type RowLimit,
} from './limit-attempts.ts';
import type { CountingPorts } from './ports.ts';

/** Who tries a password: docs/decisions/053-strangers-lock-nobody-out.md. */
export type Guesser = {
  /** The device that has signed in to this account before, or the session that calls. Absent for strangers. */
  knownAs: string | undefined;
  address: string;
};

/** Tries of one known device, or of one network address, at one account. */
const pace: AttemptLimit = { kind: 'password', most: 5, windowSeconds: 900 };
/** Tries of strangers from one network address at all accounts together. */
const paceOfAddress: AttemptLimit = { kind: 'password-of-address', most: 20, windowSeconds: 900 };
/** A known device whose row is full counts as a stranger. Both rows are the 100 tries of NIST SP 800-63B-4 section 3.2.2. */
const rowOfKnown: RowLimit = { kind: 'password-of-known', most: 20 };
const rowOfStrangers: RowLimit = { kind: 'password-of-strangers', most: 80 };
export const strangersLimit = rowOfStrangers.most;

/** A guess that was counted before it is judged. */
export type PasswordGuess = {
  /** If it is wrong, the account is closed to strangers. */
  isLastOfStrangers: boolean;
  /** The password was right. */
  forgive(): Promise<void>;
};

/** What a guess is at: an account, or the name of none. */
type Target = { email: string; passwordChangedAt: string | undefined };

/**
 * Counts a guess at an account, whether or not there is such an account. Each password is counted for itself: a new one
 * lifts every limit, since what was tried before is worth nothing. Throws RATE_LIMITED.
 */
export async function countPasswordGuess(
  ports: CountingPorts,
  { email, passwordChangedAt = '' }: Target,
  { knownAs, address }: Guesser,
): Promise<PasswordGuess> {
  const target = `${normalizeName(email)}\n${passwordChangedAt}`;
  const guess = knownAs && (await countOfKnown(ports, `${target}\n${knownAs}`));
  return guess || countOfStranger(ports, target, address);
}

async function countOfKnown(ports: CountingPorts, subject: string): Promise<PasswordGuess | undefined> {
  const attempt = await countAttempt(ports, pace, subject);
  const row = await countInRow(ports, rowOfKnown, subject);
  if ('refusedSeconds' in row) return undefined;
  return {
    isLastOfStrangers: false,
    forgive: async () => void (await Promise.all([attempt.forget(), row.forget()])),
  };
}

async function countOfStranger(
  ports: CountingPorts,
  target: string,
  address: string,
): Promise<PasswordGuess> {
  const ofAddress = await countAttempt(ports, paceOfAddress, address);
  const attempt = await countAttempt(ports, pace, `${target}\n${address}`);
  const row = await countInRow(ports, rowOfStrangers, target);
  if ('refusedSeconds' in row) {
    throw new AppError('RATE_LIMITED', {
      message: identityMessages.newDevicesPaused,
      retryAfterSeconds: row.refusedSeconds,
    });
  }
  return {
    isLastOfStrangers: row.isLast,
    // The address is given one back and no more, or signing in to an account of one's own would buy guesses at others.
    forgive: async () => void (await Promise.all([ofAddress.giveBack(), attempt.forget(), row.forget()])),
  };
}
