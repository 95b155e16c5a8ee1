import { requireBillingCustomer } from '#functions/domain/billing/billing-customer.ts';
import { describeBilling } from '#functions/domain/billing/describe-billing.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { openBillingPorts } from '#functions/wiring/billing/billing.ts';
import { openDescribingPorts } from '#functions/wiring/billing/describe-billing.ts';
import { billing } from '#shared/contract/billing/billing.ts';

/** Loaded in parallel with the first table read. */
const loadWork = () => import('#functions/domain/billing/change-subscription.ts');

export const handler = handleSignedIn(
  billing.changePlan,
  async (change, { deps, caller }) => {
    const ports = openBillingPorts(deps);
    const { organisation } = await requireBillingCustomer(ports, caller);
    await (await loadWork()).changePlan(ports, organisation, change);
    return describeBilling(openDescribingPorts(deps), organisation.organisationId);
  },
  loadWork,
);
