import { openInvoicePage } from '#functions/domain/billing/open-invoice-page.ts';
import type { PaymentLinks } from '#functions/domain/school-billing/ports.ts';
import { openBillingPorts } from '../billing/billing.ts';
import type { Deps } from '../deps.ts';

/** The provider's pages for school invoices; few calls load the provider. */
export function openPaymentLinks(deps: Deps): PaymentLinks {
  const ports = openBillingPorts(deps);
  return {
    open: (demand) => openInvoicePage(ports, demand),
    read: (pageId) => ports.provider.readPaymentPage(pageId),
    close: (pageId) => ports.provider.closePaymentPage(pageId),
  };
}
