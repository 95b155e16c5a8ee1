import { createHash } from 'node:crypto';
import type { Caller } from '#functions/domain/identity/session.ts';
import type { Route } from '#shared/contract/route.ts';
import { AppError } from '#shared/errors.ts';
import type { Deps } from '../wiring/deps.ts';

type Limited = Pick<Deps, 'now'> & { rateLimits: Pick<Deps['rateLimits'], 'countCall'> };

/** Counts a call for its network address, and for everybody where the route limits that; throws RATE_LIMITED with the seconds to wait. */
export async function limitAddress(deps: Limited, route: Route, address: string): Promise<void> {
  if (!route.rateLimit) return;
  await count(deps, route, `address:${hashForCounting(address)}`, route.rateLimit.perAddress);
  if (route.rateLimit.overall) await count(deps, route, 'overall', route.rateLimit.overall);
}

/** Counts a call for the tenant it concerns, or the caller's own where it names none, where the route limits tenants. */
export async function limitTenant(
  deps: Limited,
  route: Route,
  { conversionId }: Record<string, unknown>,
  caller?: Pick<Caller, 'organisationId'>,
): Promise<void> {
  const tenant = conversionId ?? caller?.organisationId;
  if (!route.rateLimit?.perTenant || typeof tenant !== 'string') return;
  await count(deps, route, `tenant:${tenant}`, route.rateLimit.perTenant);
}

async function count(deps: Limited, route: Route, subject: string, limit: number): Promise<void> {
  const windowSeconds = route.rateLimit?.windowSeconds ?? 60;
  const nowSeconds = Math.floor(deps.now().getTime() / 1000);
  const windowStart = nowSeconds - (nowSeconds % windowSeconds);
  const calls = await deps.rateLimits.countCall(`${route.path}#${subject}`, windowStart, windowSeconds);
  if (calls > limit)
    throw new AppError('RATE_LIMITED', { retryAfterSeconds: windowStart + windowSeconds - nowSeconds });
}

/** Addresses are personal data: only their hash is stored, and only until the window ends. */
export function hashForCounting(name: string): string {
  return createHash('sha256').update(name).digest('base64url').slice(0, 22);
}
