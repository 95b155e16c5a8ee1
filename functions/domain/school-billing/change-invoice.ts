import { AppError } from '#shared/errors.ts';
import type { LetterToOwner, SchoolBillingPorts } from './ports.ts';
import type { SchoolInvoice } from './school-invoice.ts';

/** Others who change the same invoice at the same moment make it begin anew. */
const tries = 8;

/**
 * Changes an invoice from its newest version. `decide` answers nothing where there is nothing to change; it may throw.
 * Answers the invoice as it is then, and whether this call changed it. Throws NOT_FOUND, CONFLICT.
 */
export async function changeInvoice(
  { invoices }: Pick<SchoolBillingPorts, 'invoices'>,
  invoiceId: string,
  decide: (invoice: SchoolInvoice) => { changes: Partial<SchoolInvoice>; letter?: LetterToOwner } | undefined,
): Promise<{ invoice: SchoolInvoice; isChanged: boolean }> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const known = await invoices.find(invoiceId);
    if (!known) throw new AppError('NOT_FOUND');
    const decided = decide(known);
    if (!decided) return { invoice: known, isChanged: false };
    const next = { ...known, ...decided.changes, version: known.version + 1 };
    if (await invoices.change({ known, next }, decided.letter)) return { invoice: next, isChanged: true };
  }
  throw new AppError('CONFLICT');
}
