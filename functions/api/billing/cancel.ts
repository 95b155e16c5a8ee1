import { requireBillingCustomer } from '#functions/domain/billing/billing-customer.ts';
import { setCancelled } from '#functions/domain/billing/change-subscription.ts';
import { describeBilling } from '#functions/domain/billing/describe-billing.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { openBillingPorts } from '#functions/wiring/billing/billing.ts';
import { openDescribingPorts } from '#functions/wiring/billing/describe-billing.ts';
import { billing } from '#shared/contract/billing/billing.ts';

export const handler = handleSignedIn(billing.cancel, async (_input, { deps, caller }) => {
  const ports = openBillingPorts(deps);
  const { organisation } = await requireBillingCustomer(ports, caller);
  await setCancelled(ports, organisation.organisationId, true);
  return describeBilling(openDescribingPorts(deps), organisation.organisationId);
});
