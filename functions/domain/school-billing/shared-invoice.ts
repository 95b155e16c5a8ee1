import { describeFiscalYear } from '#shared/domain/billing/fiscal-year.ts';
import type { SharedSchoolInvoice } from '#shared/domain/billing/school-invoice.ts';
import { makeSharedInvoicePagePath } from '#shared/domain/billing/shared-invoice-page.ts';
import { AppError } from '#shared/errors.ts';
import { findSharedInvoice } from './find-invoice.ts';
import { findRecipient } from './find-recipient.ts';
import { toListed } from './list-invoices.ts';
import type { SchoolBillingPorts } from './ports.ts';
import { dueCents, type SchoolInvoice } from './school-invoice.ts';
import { listSums } from './sum/list-sums.ts';

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

/** An invoice for the holder of its mailed link. Throws NOT_FOUND. */
export async function readSharedInvoice(
  ports: SchoolBillingPorts,
  { invoiceId, viewKey }: Link,
): Promise<SharedSchoolInvoice> {
  const invoice = await findSharedInvoice(ports, invoiceId, viewKey);
  const { brandId, issuedAt } = invoice;
  const {
    payerId: _payer,
    cardPayments: _payments,
    mailedAt: _mailed,
    ...shown
  } = toListed(invoice, ports.now());
  return {
    ...shown,
    ...{ brandId, issuedAt, sums: listSums(invoice), pdfPath: sharedInvoicePath(invoice) },
    isPayableByCard: ports.takesCards && dueCents(invoice) > 0,
  };
}

/** The provider's page for an invoice, for the holder of its mailed link. Throws NOT_FOUND, CONFLICT, UNAVAILABLE. */
export async function paySharedInvoice(
  ports: SchoolBillingPorts,
  { invoiceId, viewKey }: Link,
): Promise<string> {
  return openPaymentPage(ports, await findSharedInvoice(ports, invoiceId, viewKey));
}

/**
 * Opens the provider's page for paying an invoice by card. It leads back to the payer's own page of the invoice.
 * Throws UNAVAILABLE, and CONFLICT for an invoice with nothing to pay.
 */
export async function openPaymentPage(ports: SchoolBillingPorts, invoice: SchoolInvoice): Promise<string> {
  const amountCents = dueCents(invoice);
  const { invoiceId, schoolName, fiscalYear } = invoice;
  if (amountCents <= 0)
    throw new AppError('CONFLICT', { message: 'There is nothing to pay on this invoice.' });
  const { organisation, name, email } = await findRecipient(ports, invoice);
  return ports.paymentLinks.open({
    ...{ organisation, invoiceId, amountCents, contact: { name, email } },
    description: `${schoolName}, fiscal year ${describeFiscalYear(fiscalYear)}, invoice ${invoiceId}`,
    returnUrl: makeInvoiceUrls(ports, invoice).page,
    idempotencyKey: `school-invoice:${invoiceId}:${amountCents}`,
  });
}
