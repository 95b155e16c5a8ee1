import { requireBillingCustomer } from '#functions/domain/billing/billing-customer.ts';
import { describeBilling } from '#functions/domain/billing/describe-billing.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { openBillingPorts } from '#functions/wiring/billing/billing.ts';
import { openDescribingPorts } from '#functions/wiring/billing/describe-billing.ts';
import { billing } from '#shared/contract/billing/billing.ts';

export const handler = handleSignedIn(billing.get, async (_input, { deps, caller }) => {
  const { organisation } = await requireBillingCustomer(openBillingPorts(deps), caller);
  return describeBilling(openDescribingPorts(deps), organisation.organisationId);
});
