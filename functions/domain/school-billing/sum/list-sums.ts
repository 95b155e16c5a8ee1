import { type Cents, cents, sumCents } from '#shared/domain/billing/money.ts';
import { addUp, type SchoolInvoice } from '../school-invoice.ts';

/** How an invoice adds up, for its PDF and its page: each line counts, and the last is their sum. */
export function listSums(invoice: SchoolInvoice): { label: string; amount: Cents }[] {
  const { totalCents, paidCents, waivedCents, dueCents } = addUp(invoice);
  const isCredit = invoice.kind === 'credit';
  const returned = (isCard: boolean) =>
    sumCents(
      invoice.payments
        .filter(({ method }) => (method === 'card') === isCard)
        .map(({ refundedCents }) => refundedCents),
    );
  const between = [
    ...invoice.setOffs.map((setOff) => ({
      label: `Set off against ${setOff.invoiceId}`,
      amount: cents(-setOff.cents),
    })),
    { label: isCredit ? 'Paid back' : 'Paid', amount: cents(-paidCents) },
    { label: 'Recorded payment taken back', amount: returned(false) },
    { label: 'Refunded to the card', amount: returned(true) },
    { label: 'Refund that is not asked again', amount: cents(-waivedCents) },
  ];
  return [
    { label: 'Total', amount: totalCents },
    ...between.filter(({ amount }) => amount !== 0),
    dueCents < 0
      ? { label: 'To be paid back to you', amount: dueCents }
      : { label: isCredit ? 'Left to pay back' : 'Amount due', amount: dueCents },
  ];
}
