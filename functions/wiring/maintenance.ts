import { endBilling } from '#functions/domain/billing/end-billing.ts';
import { openAccountEraser } from '#functions/storage/account-eraser.ts';
import { openBillingPorts } from './billing/billing.ts';
import type { Deps } from './deps.ts';
import { openStaffLists } from './staff/lists.ts';

/** The ports of the sweeper's stages. */
export function openMaintenancePorts(deps: Deps) {
  const eraser = openAccountEraser(deps);
  const billing = openBillingPorts(deps);
  return {
    enrolment: { ...deps, ...openStaffLists(deps) },
    billing,
    accounts: {
      ...deps,
      eraser,
      endBilling: (organisationId: string) => endBilling(billing, organisationId),
    },
    demonstrations: { ...deps, eraser },
    identity: deps,
    emailChanges: deps,
  };
}
