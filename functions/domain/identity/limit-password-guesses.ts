import { identityMessages } from '#shared/domain/identity.ts';
import { AppError } from '#shared/errors.ts';
import {
  type AttemptLimit,
  countAttempt,
  countInPausingRow,
  countInRow,
  normalizeName,
  type PausingRowLimit,
  type RowLimit,
} from './limit-attempts.ts';
import type { CountingPorts } from './ports.ts';

/** Who enters a password: docs/decisions/003-accounts-and-sign-in.md. */
export type Guesser = {
  /** A device that has signed in to this account before, or the caller's session. Undefined for strangers. */
  knownAs: string | undefined;
  address: string;
};

/** Attempts by one known device, or from one network address, at one account. */
const pace: AttemptLimit = { kind: 'password', most: 5, windowSeconds: 900 };
/** Attempts by strangers from one network address at all accounts together. */
const paceOfAddress: AttemptLimit = { kind: 'password-of-address', most: 20, windowSeconds: 900 };
/** A known device with a full row counts as a stranger. */
const rowOfKnown: RowLimit = { kind: 'password-of-known', most: 20 };
/**
 * Strangers wait 30 minutes after 80 attempts, then 1, 2 and 4 hours. After 100, the limit of NIST SP 800-63B-4 section
 * 3.2.2, only the mailed link lets a new device in.
 */
const rowOfStrangers: PausingRowLimit = {
  ...{ kind: 'password-of-strangers', most: 80, step: 5, end: 100 },
  firstPauseSeconds: 1800,
};
export const strangersLimit = rowOfStrangers.most;

/** A password guess that was counted before it is checked. */
export type PasswordGuess = {
  /** If this guess is wrong, the account refuses strangers from now on. */
  isLastOfStrangers: boolean;
  /** Call it when the password was right: it resets the counters. */
  forgive(): Promise<void>;
};

/**
 * The target of a guess: an account, or a name without one. `name` is what was typed, the account's email address or
 * its username.
 */
type Target = { name: string; account: string; passwordChangedAt: string | undefined };

/**
 * Counts a guess at an account, whether or not the account exists. Every password has its own counters: a new password
 * lifts every limit, because earlier guesses no longer help. Throws RATE_LIMITED.
 */
export async function countPasswordGuess(
  ports: CountingPorts,
  { name, account, passwordChangedAt = '' }: Target,
  { knownAs, address }: Guesser,
): Promise<PasswordGuess> {
  const target = `${normalizeName(account)}\n${passwordChangedAt}`;
  const guess = knownAs && (await countOfKnown(ports, `${target}\n${knownAs}`));
  // By the name as typed: five guesses at a username must not reveal which address belongs to it.
  const paced = `${normalizeName(name)}\n${passwordChangedAt}\n${address}`;
  return guess || countOfStranger(ports, { target, paced, address });
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
  { target, paced, address }: { target: string; paced: string; address: string },
): Promise<PasswordGuess> {
  const ofAddress = await countAttempt(ports, paceOfAddress, address);
  const attempt = await countAttempt(ports, pace, paced);
  const row = await countInPausingRow(ports, rowOfStrangers, target);
  if ('refusedSeconds' in row) {
    throw new AppError('RATE_LIMITED', {
      message: row.isEnded ? identityMessages.newDevicesRefused : identityMessages.newDevicesPaused,
      retryAfterSeconds: row.refusedSeconds,
    });
  }
  return {
    isLastOfStrangers: row.isLast,
    // The address gets back only this attempt; otherwise signing in to one's own account would buy guesses at others.
    forgive: async () => void (await Promise.all([ofAddress.giveBack(), attempt.forget(), row.forget()])),
  };
}
