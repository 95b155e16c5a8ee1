import type { CustomerInvoice } from '#shared/contract/billing/billing.ts';
import { describeFiscalYear } from '#shared/domain/billing/fiscal-year.ts';
import { makeSharedInvoicePagePath } from '#shared/domain/billing/shared-invoice-page.ts';
import type { SchoolBillingPorts } from './ports.ts';
import { dueCents, type SchoolInvoice } from './school-invoice.ts';
import { sharedInvoicePath } from './shared-invoice.ts';

/** Ten years of annual invoices and their notes. */
const listed = 30;

type ListingPorts = Pick<SchoolBillingPorts, 'invoices'>;

/** A school's invoices for its owner, each with the link to its PDF. */
export async function listOwnInvoices(
  { invoices }: ListingPorts,
  organisationId: string,
): Promise<CustomerInvoice[]> {
  return (await invoices.listAllOf(organisationId, listed)).map(describe);
}

function describe(invoice: SchoolInvoice): CustomerInvoice {
  const { invoiceId, planName, fiscalYear, schoolName, status, issuedAt, proratedCents } = invoice;
  return {
    ...{
      invoiceId,
      number: invoiceId,
      status,
      createdAt: issuedAt,
      totalCents: proratedCents,
      dueCents: proratedCents,
      url: makeSharedInvoicePagePath(invoice),
    },
    description: `${schoolName}: ${planName}, fiscal year ${describeFiscalYear(fiscalYear)}`,
    pdfUrl: sharedInvoicePath(invoice),
  };
}

/** Whether a school owes an invoice, which prevents its erasure. */
export async function hasOpenInvoice({ invoices }: ListingPorts, organisationId: string): Promise<boolean> {
  return (await invoices.listAllOf(organisationId, listed)).some((invoice) => dueCents(invoice) > 0);
}
