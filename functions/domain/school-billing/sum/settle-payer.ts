import type { PayerMark, SchoolBillingPorts } from '../ports.ts';
import { payerOf, type SchoolInvoice } from '../school-invoice.ts';
import { findMoved, setOffAll } from './set-off.ts';

type SettlingPorts = Pick<SchoolBillingPorts, 'invoices' | 'paymentLinks'>;

/**
 * Sets a new or changed document off against the others of its payer. The mark makes one of two changes in the same
 * instant read again; open payment pages of what is set off are closed first, because they would ask for too much.
 */
export async function settlePayer({ invoices, paymentLinks }: SettlingPorts, changed: SchoolInvoice) {
  const payerId = payerOf(changed);
  // Read before the documents, so that it is never newer than they are.
  const payer: PayerMark = { payerId, version: await invoices.readPayerVersion(payerId) };
  const others = (await listOfPayer({ invoices }, payerId)).filter(
    ({ invoiceId }) => invoiceId !== changed.invoiceId,
  );
  const [next = changed, ...settled] = setOffAll([changed, ...others]);
  const moved = findMoved(others, settled).map((change) => ({
    ...change,
    next: { ...change.next, page: undefined },
  }));
  for (const { known } of moved) if (known.page) await paymentLinks.close(known.page.pageId);
  return { next, moved, payer };
}

/** The documents that an organisation pays, its own and those of schools it covers, without void ones. */
export async function listOfPayer(
  { invoices }: Pick<SchoolBillingPorts, 'invoices'>,
  payerId: string,
): Promise<SchoolInvoice[]> {
  return (await invoices.listAllOf(payerId)).filter((invoice) => payerOf(invoice) === payerId);
}
