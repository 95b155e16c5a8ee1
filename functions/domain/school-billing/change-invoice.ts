import { AppError } from '#shared/errors.ts';
import type { BesideInvoice, SchoolBillingPorts } from './ports.ts';
import type { SchoolInvoice } from './school-invoice.ts';

/** Retries after concurrent changes to the same invoice. */
const tries = 8;

type Decision = BesideInvoice & { changes: Partial<SchoolInvoice> };

/**
 * Updates an invoice from its latest version. `decide` returns undefined for no change, and may throw.
 * Returns the resulting invoice, and whether this call changed it. Throws NOT_FOUND, CONFLICT.
 */
export async function changeInvoice(
  { invoices }: Pick<SchoolBillingPorts, 'invoices'>,
  invoiceId: string,
  decide: (invoice: SchoolInvoice) => Decision | undefined | Promise<Decision | undefined>,
): Promise<{ invoice: SchoolInvoice; isChanged: boolean }> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const known = await invoices.find(invoiceId);
    if (!known) throw new AppError('NOT_FOUND');
    const decided = await decide(known);
    if (!decided) return { invoice: known, isChanged: false };
    const { changes, ...beside } = decided;
    const next = { ...known, ...changes, version: known.version + 1 };
    if (await invoices.change({ known, next }, beside)) return { invoice: next, isChanged: true };
  }
  throw new AppError('CONFLICT');
}
