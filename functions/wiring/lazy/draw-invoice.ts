import { findRecipientIfAny } from '#functions/domain/school-billing/find-recipient.ts';
import { makeInvoiceUrls } from '#functions/domain/school-billing/invoice-urls.ts';
import type { SchoolBillingPorts } from '#functions/domain/school-billing/ports.ts';
import type { SchoolInvoice } from '#functions/domain/school-billing/school-invoice.ts';
import { renderInvoice } from '#functions/services/invoice-pdf/render-invoice.ts';
import { brands } from '#shared/brands/index.ts';

/** Renders an invoice as PDF; few calls load the library for it. */
export async function drawInvoice(
  ports: SchoolBillingPorts,
  invoice: SchoolInvoice,
): Promise<Uint8Array<ArrayBuffer>> {
  const recipient = await findRecipientIfAny(ports, invoice);
  return renderInvoice(invoice, brands[invoice.brandId], {
    ...{ now: ports.now(), takesCards: ports.takesCards },
    billingEmail: recipient?.email ?? '',
    pageUrl: makeInvoiceUrls(ports, invoice).page,
  });
}
