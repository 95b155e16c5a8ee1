import { requireBillingCustomer } from '#functions/domain/billing/billing-customer.ts';
import { readBillingDetails, saveBillingDetails } from '#functions/domain/billing/save-billing-details.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { openBillingPorts } from '#functions/wiring/billing/billing.ts';
import { billing } from '#shared/contract/billing/billing.ts';

export const handler = handleSignedIn(billing.saveDetails, async (details, { deps, caller }) => {
  const ports = openBillingPorts(deps);
  const { organisation } = await requireBillingCustomer(ports, caller);
  await saveBillingDetails(ports, organisation, details);
  return readBillingDetails(ports, organisation.organisationId);
});
