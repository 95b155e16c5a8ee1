import { requireBillingCustomer } from '#functions/domain/billing/billing-customer.ts';
import { openPortal } from '#functions/domain/billing/open-portal.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { openBillingPorts } from '#functions/wiring/billing/billing.ts';
import { billing } from '#shared/contract/billing/billing.ts';

export const handler = handleSignedIn(billing.openPortal, async (_input, { deps, caller }) => {
  const ports = openBillingPorts(deps);
  const { organisation } = await requireBillingCustomer(ports, caller);
  return { url: await openPortal(ports, organisation) };
});
