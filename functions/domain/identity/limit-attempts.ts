import { AppError } from '#shared/errors.ts';
import type { AttemptCounter } from './identity-world.ts';
import { hashToken } from './secret-token.ts';

export type AttemptLimit = { kind: string; most: number; windowSeconds: number };

/** Tries at one account, whatever the network addresses: five in fifteen minutes. */
export const signInLimit: AttemptLimit = { kind: 'sign-in', most: 5, windowSeconds: 900 };
/** Mails to one address: five an hour. */
export const resetMailLimit: AttemptLimit = { kind: 'reset-mail', most: 5, windowSeconds: 3600 };

type CountingWorld = { attempts: AttemptCounter; now(): Date };

/**
 * Counts a try before it is judged, so that many at once do not get through together. Throws RATE_LIMITED. Answers what
 * forgets the tries again, for those who succeed.
 */
export async function countAttempt(
  { attempts, now }: CountingWorld,
  { kind, most, windowSeconds }: AttemptLimit,
  name: string,
): Promise<() => Promise<void>> {
  const nowSeconds = Math.floor(now().getTime() / 1000);
  const windowStart = nowSeconds - (nowSeconds % windowSeconds);
  const subject = `${kind}#${hashToken(normalizeName(name))}`;
  const count = await attempts.countCall(subject, windowStart, windowSeconds);
  if (count > most) {
    throw new AppError('RATE_LIMITED', { retryAfterSeconds: windowStart + windowSeconds - nowSeconds });
  }
  return () => attempts.forget(subject, windowStart);
}

/** Every spelling of one address counts as one. */
function normalizeName(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}
