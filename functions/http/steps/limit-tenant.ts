import type { Route } from '#shared/contract/route.ts';
import { countCall } from './count-call.ts';
import type { Identified, Parsed, Step } from './step.ts';

/** Counts a call for the tenant it concerns, or else the caller's, on routes that limit tenants. */
export function limitTenant(route: Route): Step<Identified & Parsed> {
  return {
    before: async ({ event: { deps, caller, input } }) => {
      const tenant = input.conversionId ?? caller?.organisationId;
      if (!route.rateLimit?.perTenant || typeof tenant !== 'string') return;
      await countCall(deps, route, `tenant:${tenant}`, route.rateLimit.perTenant);
    },
  };
}
