import type { Route } from '#shared/contract/route.ts';
import { countCall, hashForCounting, type Limited } from './count-call.ts';
import type { Identified, Step } from './step.ts';

/**
 * Counts a call for its network address, and for all addresses on routes that limit the total. A program with an API key asks
 * for many people, so its calls are counted for the key, all together.
 */
export function limitAddress(route: Route): Step<Identified> {
  return {
    before: ({ event: { deps, clientAddress, key } }) =>
      key
        ? countCall(deps, ofKeys, `key:${key.keyId}`, key.callsPerMinute)
        : countAddress(deps, route, clientAddress),
  };
}

const ofKeys = { path: 'api-keys', rateLimit: { windowSeconds: 60 } };

/** Throws RATE_LIMITED with the seconds to wait. */
export async function countAddress(deps: Limited, route: Route, address: string): Promise<void> {
  if (!route.rateLimit) return;
  await countCall(deps, route, `address:${hashForCounting(address)}`, route.rateLimit.perAddress);
  if (route.rateLimit.overall) await countCall(deps, route, 'overall', route.rateLimit.overall);
}
