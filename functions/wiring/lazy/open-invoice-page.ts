import { openInvoicePage as open } from '#functions/domain/billing/open-invoice-page.ts';
import type { PaymentLinks } from '#functions/domain/school-billing/ports.ts';
import { openBillingPorts } from '../billing/billing.ts';
import type { Deps } from '../deps.ts';

/** Opens the provider's page for a school invoice; few calls load the provider. */
export function openInvoicePage(deps: Deps, demand: Parameters<PaymentLinks['open']>[0]): Promise<string> {
  return open(openBillingPorts(deps), demand);
}
