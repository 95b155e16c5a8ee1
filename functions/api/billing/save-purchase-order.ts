import { requireBillingCustomer } from '#functions/domain/billing/billing-customer.ts';
import { describeBilling } from '#functions/domain/billing/describe-billing.ts';
import { savePurchaseOrder } from '#functions/domain/billing/save-billing-details.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { openBillingPorts } from '#functions/wiring/billing/billing.ts';
import { openDescribingPorts } from '#functions/wiring/billing/describe-billing.ts';
import { billing } from '#shared/contract/billing/billing.ts';

export const handler = handleSignedIn(
  billing.savePurchaseOrder,
  async ({ purchaseOrderNumber }, { deps, caller }) => {
    const ports = openBillingPorts(deps);
    const { organisation } = await requireBillingCustomer(ports, caller);
    await savePurchaseOrder(ports, organisation, purchaseOrderNumber);
    return describeBilling(openDescribingPorts(deps), organisation.organisationId);
  },
);
