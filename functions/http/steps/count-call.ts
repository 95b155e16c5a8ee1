import { createHash } from 'node:crypto';
import type { Route } from '#shared/contract/route.ts';
import { AppError } from '#shared/errors.ts';
import type { Deps } from '../../wiring/deps.ts';

export type Limited = Pick<Deps, 'now'> & { rateLimits: Pick<Deps['rateLimits'], 'countCall'> };

/** Counts a call of the route for a subject. Throws RATE_LIMITED with the seconds to wait. */
export async function countCall(deps: Limited, route: Route, subject: string, limit: number): Promise<void> {
  const windowSeconds = route.rateLimit?.windowSeconds ?? 60;
  const nowSeconds = Math.floor(deps.now().getTime() / 1000);
  const windowStart = nowSeconds - (nowSeconds % windowSeconds);
  const calls = await deps.rateLimits.countCall(`${route.path}#${subject}`, windowStart, windowSeconds);
  if (calls > limit)
    throw new AppError('RATE_LIMITED', { retryAfterSeconds: windowStart + windowSeconds - nowSeconds });
}

/** Addresses are personal data: only a hash is stored, until the window ends. */
export function hashForCounting(name: string): string {
  return createHash('sha256').update(name).digest('base64url').slice(0, 22);
}
