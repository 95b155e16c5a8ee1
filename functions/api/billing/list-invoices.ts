import { listInvoices } from '#functions/domain/billing/describe-billing.ts';
import { requireBillingCustomer } from '#functions/domain/billing/subscription/billing-customer.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { billing } from '#shared/contract/billing/billing.ts';

export const handler = handleSignedIn(billing.listInvoices, async (_input, { deps, caller }) => {
  const { organisation } = await requireBillingCustomer(deps, caller);
  return { invoices: await listInvoices(deps, organisation) };
});
