import { makeSharedInvoicePagePath } from '#shared/domain/billing/shared-invoice-page.ts';
import type { SchoolBillingPorts } from './ports.ts';
import type { SchoolInvoice } from './school-invoice.ts';

type Link = Pick<SchoolInvoice, 'invoiceId' | 'viewKey'>;

/** Where the holder of a mailed link sees an invoice, and its PDF. */
export type InvoiceUrls = { page: string; pdf: string };

/** Path of an invoice's PDF for the holder of its mailed link. */
export function sharedInvoicePath({ invoiceId, viewKey }: Link): string {
  return `/api/school-billing/shared-invoice/${invoiceId}/${viewKey}`;
}

/** The links of a mailed invoice. */
export function makeInvoiceUrls(
  { siteOrigin }: Pick<SchoolBillingPorts, 'siteOrigin'>,
  invoice: Link & Pick<SchoolInvoice, 'brandId'>,
): InvoiceUrls {
  const origin = siteOrigin(invoice.brandId);
  return { page: origin + makeSharedInvoicePagePath(invoice), pdf: origin + sharedInvoicePath(invoice) };
}
