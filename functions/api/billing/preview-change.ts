import { requireBillingCustomer } from '#functions/domain/billing/billing-customer.ts';
import { previewChange } from '#functions/domain/billing/change-subscription.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { openBillingPorts } from '#functions/wiring/billing/billing.ts';
import { billing } from '#shared/contract/billing/billing.ts';

export const handler = handleSignedIn(billing.previewChange, async (choice, { deps, caller }) => {
  const ports = openBillingPorts(deps);
  const { organisation } = await requireBillingCustomer(ports, caller);
  return previewChange(ports, organisation, choice);
});
