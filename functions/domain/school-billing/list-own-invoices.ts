import type { CustomerInvoice } from '#shared/contract/billing/billing.ts';
import { describeFiscalYear } from '#shared/domain/billing/fiscal-year.ts';
import { type Cents, cents } from '#shared/domain/billing/money.ts';
import { makeSharedInvoicePagePath } from '#shared/domain/billing/shared-invoice-page.ts';
import { addDays } from '#shared/domain/trial.ts';
import { sharedInvoicePath } from './invoice-urls.ts';
import type { SchoolBillingPorts } from './ports.ts';
import { addUp, dueCents, type SchoolInvoice } from './school-invoice.ts';
import { listOfPayer } from './sum/settle-payer.ts';

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
  const { invoiceId, planName, fiscalYear, schoolName, status, issuedAt } = invoice;
  const { totalCents, setOffCents, dueCents: leftCents } = addUp(invoice);
  return {
    ...{
      invoiceId,
      number: invoiceId,
      status,
      // The day on its paper.
      createdAt: issuedAt.slice(0, 10),
      totalCents,
      dueCents: cents(totalCents - setOffCents),
      leftCents,
      url: makeSharedInvoicePagePath(invoice),
    },
    description: `${schoolName}: ${planName}, fiscal year ${describeFiscalYear(fiscalYear)}`,
    pdfUrl: sharedInvoicePath(invoice),
  };
}

/** What a month cost by the newest invoice that was paid; 0 without any. */
export async function readMonthlyCents({ invoices }: ListingPorts, organisationId: string): Promise<Cents> {
  const paid = (await invoices.listAllOf(organisationId, listed)).filter(
    (invoice) =>
      invoice.status === 'paid' && invoice.kind === 'annual' && invoice.organisationId === organisationId,
  );
  const newest = paid.toSorted((one, other) => other.issuedAt.localeCompare(one.issuedAt))[0];
  return cents(newest ? Math.round(newest.proratedCents / newest.months) : 0);
}

/** Days after its due date in which an invoice is worth a reminder, which needs the account's address. */
const remindedDays = 90;

/** Whether an organisation owes an invoice that its erasure waits for. What is never paid stays in the books without it. */
export async function hasOpenInvoice(
  ports: Pick<SchoolBillingPorts, 'invoices' | 'now'>,
  organisationId: string,
): Promise<boolean> {
  const oldest = addDays(ports.now(), -remindedDays).toISOString();
  const owed = await listOfPayer(ports, organisationId);
  return owed.some((invoice) => dueCents(invoice) > 0 && invoice.dueDate > oldest);
}
