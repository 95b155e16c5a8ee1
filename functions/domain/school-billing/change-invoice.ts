import { AppError } from '#shared/errors.ts';
import type { BesideInvoice, SchoolBillingPorts } from './ports.ts';
import { type SchoolInvoice, settle } from './school-invoice.ts';
import { settlePayer } from './sum/settle-payer.ts';

/** Retries after concurrent changes to the same invoice. */
const tries = 8;

type Decision = Omit<BesideInvoice, 'payer'> & { changes: Partial<SchoolInvoice> };
/**
 * Updates an invoice from its latest version, with the documents that are set off against it in the same transaction.
 * `decide` returns undefined for no change, and may throw. Returns the resulting invoice, and whether this call changed
 * it. Throws NOT_FOUND, CONFLICT.
 */
export async function changeInvoice(
  ports: Pick<SchoolBillingPorts, 'invoices' | 'paymentLinks'>,
  invoiceId: string,
  decide: (invoice: SchoolInvoice) => Decision | undefined | Promise<Decision | undefined>,
): Promise<{ invoice: SchoolInvoice; isChanged: boolean }> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const known = await ports.invoices.find(invoiceId);
    if (!known) throw new AppError('NOT_FOUND');
    const decided = await decide(known);
    if (!decided) return { invoice: known, isChanged: false };
    const { changes, ...beside } = decided;
    const changed = settle({ ...known, ...changes, version: known.version + 1 });
    const isMoved = changed.payments !== known.payments || changed.status !== known.status;
    const { next, moved, payer } = isMoved
      ? await settlePayer(ports, changed)
      : { next: changed, moved: [], payer: undefined };
    if (await ports.invoices.change([{ known, next }, ...moved], { ...beside, payer }))
      return { invoice: next, isChanged: true };
  }
  throw new AppError('CONFLICT');
}
