import { readBillingDetails } from '#functions/domain/billing/save-billing-details.ts';
import { requireBillingCustomer } from '#functions/domain/billing/subscription/billing-customer.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { billing } from '#shared/contract/billing/billing.ts';

export const handler = handleSignedIn(billing.getDetails, async (_input, { deps, caller }) => {
  const { organisation } = await requireBillingCustomer(deps, caller);
  return readBillingDetails(deps, organisation.organisationId);
});
