import { findRecipientIfAny } from '#functions/domain/school-billing/find-recipient.ts';
import type { SchoolInvoice } from '#functions/domain/school-billing/school-invoice.ts';
import { makeInvoiceUrls } from '#functions/domain/school-billing/shared-invoice.ts';
import { renderInvoice } from '#functions/services/invoice-pdf/render-invoice.ts';
import { brands } from '#shared/brands/index.ts';
import type { Deps } from '../deps.ts';
import { openSchoolBilling } from '../school-billing.ts';

/** Renders an invoice as PDF; few calls load the library for it. */
export async function drawInvoice(deps: Deps, invoice: SchoolInvoice): Promise<Uint8Array<ArrayBuffer>> {
  const ports = openSchoolBilling(deps);
  const recipient = await findRecipientIfAny(ports, invoice);
  return renderInvoice(invoice, brands[invoice.brandId], {
    ...{ now: deps.now(), takesCards: ports.takesCards },
    billingEmail: recipient?.email ?? '',
    pageUrl: makeInvoiceUrls(ports, invoice).page,
  });
}
