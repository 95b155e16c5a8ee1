import type { Route } from '#shared/contract/route.ts';
import { countCall, hashForCounting, type Limited } from './count-call.ts';
import type { Identified, Step } from './step.ts';

/** Counts a call for its network address, and for all addresses on routes that limit the total. */
export function limitAddress(route: Route): Step<Identified> {
  return { before: ({ event: { deps, clientAddress } }) => countAddress(deps, route, clientAddress) };
}

/** Throws RATE_LIMITED with the seconds to wait. */
export async function countAddress(deps: Limited, route: Route, address: string): Promise<void> {
  if (!route.rateLimit) return;
  await countCall(deps, route, `address:${hashForCounting(address)}`, route.rateLimit.perAddress);
  if (route.rateLimit.overall) await countCall(deps, route, 'overall', route.rateLimit.overall);
}
