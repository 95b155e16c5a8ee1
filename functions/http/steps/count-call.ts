import { createHash } from 'node:crypto';
import type { RateLimit } from '#shared/contract/route.ts';
import { AppError } from '#shared/errors.ts';
import type { Deps } from '../../wiring/deps.ts';
import { findRefusals } from './refusals.ts';

export type Limited = Pick<Deps, 'now'> & { rateLimits: Pick<Deps['rateLimits'], 'countCall'> };

/**
 * Counts a call of the route for a subject. Throws RATE_LIMITED with the seconds to wait; further calls of the window are
 * refused without being counted.
 */
export async function countCall(
  deps: Limited,
  route: { path: string; rateLimit?: Pick<RateLimit, 'windowSeconds' | 'countedAs'> },
  subject: string,
  limit: number,
): Promise<void> {
  const windowSeconds = route.rateLimit?.windowSeconds ?? 60;
  const now = Math.floor(deps.now().getTime() / 1000);
  const windowStart = now - (now % windowSeconds);
  const end = windowStart + windowSeconds;
  const counted = `${route.rateLimit?.countedAs ?? route.path}#${subject}`;
  const refusals = findRefusals(deps.rateLimits);
  const isRefused = refusals.secondsLeft(counted, now) > 0;
  if (!isRefused && (await deps.rateLimits.countCall(counted, windowStart, windowSeconds)) <= limit) return;
  if (!isRefused) refusals.remember(counted, end, now);
  throw new AppError('RATE_LIMITED', { retryAfterSeconds: end - now });
}

/** Addresses are personal data: only a hash is stored, until the window ends. */
export function hashForCounting(name: string): string {
  return createHash('sha256').update(name).digest('base64url').slice(0, 22);
}
