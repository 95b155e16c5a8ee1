import { AppError } from '#shared/errors.ts';
import type { CountingPorts } from './ports.ts';
import { hashToken } from './secret-token.ts';

/** A number of attempts per time window. */
export type AttemptLimit = { kind: string; most: number; windowSeconds: number };
/** A number of consecutive attempts without a success. */
export type RowLimit = { kind: string; most: number };

/** Mails to one address: five an hour. */
export const resetMailLimit: AttemptLimit = { kind: 'reset-mail', most: 5, windowSeconds: 3600 };

/** A row of attempts expires thirty days after its last attempt. */
const rowSeconds = 30 * 86_400;

/** An attempt that was counted before it was checked. */
export type CountedAttempt = {
  /** It is the last attempt that the limit allows. */
  isLast: boolean;
  /** Uncounts this attempt. */
  giveBack(): Promise<void>;
  /** Uncounts all attempts of the subject. */
  forget(): Promise<void>;
};

/** Counts an attempt before it is checked, so that parallel attempts cannot exceed the limit. Throws RATE_LIMITED. */
export async function countAttempt(
  { attempts, now }: CountingPorts,
  { kind, most, windowSeconds }: AttemptLimit,
  name: string,
): Promise<CountedAttempt> {
  const nowSeconds = toSeconds(now());
  const windowStart = nowSeconds - (nowSeconds % windowSeconds);
  const subject = nameSubject(kind, name);
  const count = await attempts.countCall(subject, windowStart, windowSeconds);
  if (count > most) {
    throw new AppError('RATE_LIMITED', { retryAfterSeconds: windowStart + windowSeconds - nowSeconds });
  }
  return {
    isLast: count === most,
    giveBack: () => attempts.giveBack(subject, windowStart),
    forget: () => attempts.forget(subject, windowStart),
  };
}

/**
 * Counts consecutive attempts, which a success resets. When the limit is reached, returns the seconds it
 * stays refused.
 */
export async function countInRow(
  { attempts, now }: CountingPorts,
  { kind, most }: RowLimit,
  name: string,
): Promise<Omit<CountedAttempt, 'giveBack'> | { refusedSeconds: number }> {
  const subject = nameSubject(kind, name);
  const nowSeconds = toSeconds(now());
  const row = await attempts.countInRow(subject, { most, keptSeconds: rowSeconds, now: nowSeconds });
  if ('fullUntil' in row) return { refusedSeconds: Math.max(row.fullUntil - nowSeconds, 1) };
  return { isLast: row.count === most, forget: () => attempts.forgetRow(subject) };
}

/** Resets a row. */
export async function forgetRow(
  { attempts }: CountingPorts,
  { kind }: RowLimit,
  name: string,
): Promise<void> {
  await attempts.forgetRow(nameSubject(kind, name));
}

function nameSubject(kind: string, name: string): string {
  return `${kind}#${hashToken(normalizeName(name))}`;
}

/** Every spelling of one address counts as one. */
export function normalizeName(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}

function toSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}
