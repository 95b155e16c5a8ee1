import type { Route } from '#shared/contract/route.ts';
import type { Identified, Parsed, Step } from './step.ts';

/** Logs what a member of staff did with a customer's assistant or form. */
export function logStaff(route: Route): Step<Identified & Parsed> {
  return {
    after: async ({ event: { deps, caller, input } }) => {
      if (caller?.organisationId !== null) return;
      const { logStaffCall } = await import('./log-staff-call.ts');
      await logStaffCall(deps, caller.userId, route, input);
    },
  };
}
