import { openBillingAccount } from '#functions/domain/billing/open-billing-account.ts';
import type { PaymentLinks } from '#functions/domain/school-billing/ports.ts';
import { openBillingPorts } from '../billing/billing.ts';
import type { Deps } from '../deps.ts';

/** Opens the provider's page for an invoice to a school; the provider is loaded by few calls. */
export async function openInvoicePage(
  deps: Deps,
  { organisation, contact, ...demand }: Parameters<PaymentLinks['open']>[0],
): Promise<string> {
  const ports = openBillingPorts(deps);
  const { customerId } = await openBillingAccount(ports, organisation, contact);
  return ports.provider.openPaymentPage({ ...demand, customerId });
}
