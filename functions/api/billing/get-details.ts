import { requireBillingCustomer } from '#functions/domain/billing/billing-customer.ts';
import { readBillingDetails } from '#functions/domain/billing/save-billing-details.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { openBillingPorts } from '#functions/wiring/billing/billing.ts';
import { billing } from '#shared/contract/billing/billing.ts';

export const handler = handleSignedIn(billing.getDetails, async (_input, { deps, caller }) => {
  const ports = openBillingPorts(deps);
  const { organisation } = await requireBillingCustomer(ports, caller);
  return readBillingDetails(ports, organisation.organisationId);
});
