import type { SharedSchoolInvoice } from '#shared/domain/billing/school-invoice.ts';
import { findSharedInvoice } from '../find-invoice.ts';
import { sharedInvoicePath } from '../invoice-urls.ts';
import { toListed } from '../list-invoices.ts';
import type { SchoolBillingPorts } from '../ports.ts';
import { dueCents, type SchoolInvoice } from '../school-invoice.ts';
import { listSums } from '../sum/list-sums.ts';
import { openPaymentPage } from './payment-page.ts';

type Link = Pick<SchoolInvoice, 'invoiceId' | 'viewKey'>;

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
