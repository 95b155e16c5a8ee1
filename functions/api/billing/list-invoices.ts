import { requireBillingCustomer } from '#functions/domain/billing/billing-customer.ts';
import { listInvoices } from '#functions/domain/billing/describe-billing.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { openBillingPorts } from '#functions/wiring/billing/billing.ts';
import { billing } from '#shared/contract/billing/billing.ts';

export const handler = handleSignedIn(billing.listInvoices, async (_input, { deps, caller }) => {
  const ports = openBillingPorts(deps);
  const { organisation } = await requireBillingCustomer(ports, caller);
  return { invoices: await listInvoices(ports, organisation) };
});
