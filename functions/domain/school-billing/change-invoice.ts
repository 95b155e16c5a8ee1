import { AppError } from '#shared/errors.ts';
import type { BesideInvoice, SchoolBillingPorts } from './ports.ts';
import { payerOf, type SchoolInvoice, settle } from './school-invoice.ts';
import { findMoved, setOffAll } from './sum/set-off.ts';

/** Retries after concurrent changes to the same invoice. */
const tries = 8;

type Decision = BesideInvoice & { changes: Partial<SchoolInvoice> };
type Ports = Pick<SchoolBillingPorts, 'invoices'>;

/**
 * Updates an invoice from its latest version, with the documents that are set off against it in the same transaction.
 * `decide` returns undefined for no change, and may throw. Returns the resulting invoice, and whether this call changed
 * it. Throws NOT_FOUND, CONFLICT.
 */
export async function changeInvoice(
  { invoices }: Ports,
  invoiceId: string,
  decide: (invoice: SchoolInvoice) => Decision | undefined | Promise<Decision | undefined>,
): Promise<{ invoice: SchoolInvoice; isChanged: boolean }> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const known = await invoices.find(invoiceId);
    if (!known) throw new AppError('NOT_FOUND');
    const decided = await decide(known);
    if (!decided) return { invoice: known, isChanged: false };
    const { changes, ...beside } = decided;
    const changed = settle({ ...known, ...changes, version: known.version + 1 });
    const isMoved = changed.payments !== known.payments || changed.status !== known.status;
    const others = isMoved
      ? (await listOfPayer({ invoices }, payerOf(known))).filter((one) => one.invoiceId !== invoiceId)
      : [];
    const [next = changed, ...settled] = setOffAll([changed, ...others]);
    if (await invoices.change([{ known, next }, ...findMoved(others, settled)], beside))
      return { invoice: next, isChanged: true };
  }
  throw new AppError('CONFLICT');
}

/** The documents that an organisation pays, its own and those of schools it covers, without void ones. */
export async function listOfPayer({ invoices }: Ports, payerId: string): Promise<SchoolInvoice[]> {
  return (await invoices.listAllOf(payerId)).filter((invoice) => payerOf(invoice) === payerId);
}
