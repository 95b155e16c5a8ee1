import type { Cents } from '#shared/domain/billing/money.ts';
import type { StaffActionDetails } from '#shared/domain/staff-action-details.ts';
import type { SchoolInvoice } from './school-invoice.ts';

type InvoiceDeed = Extract<StaffActionDetails, { kind: 'invoice-changed' }>;

/** What a member of staff did with an invoice, for the staff log. */
export function describeInvoiceDeed(
  { invoiceId, organisationId }: Pick<SchoolInvoice, 'invoiceId' | 'organisationId'>,
  to: InvoiceDeed['to'],
  paidCents?: Cents,
): InvoiceDeed {
  const paid = paidCents === undefined ? {} : { paidCents };
  return { kind: 'invoice-changed', organisationId, invoiceId, to, ...paid };
}
