import { cents, sumCents } from '#shared/domain/billing/money.ts';
import type { Payment } from '../billing/payment.ts';
import { closeInvoice } from './close-invoice.ts';
import type { SchoolBillingPorts } from './ports.ts';
import { refundedCents as countRefunded, dueCents, payerOf, type SchoolInvoice } from './school-invoice.ts';

/**
 * Records an invoice's card payment and its refunds; safe to repeat. Another customer's payment changes
 * nothing. Throws CONFLICT.
 */
export async function settleCardPayment(
  ports: Pick<SchoolBillingPorts, 'invoices'>,
  invoiceId: string,
  { organisationId, paymentId, paidCents, taxCents, refundedCents, paidAt }: Payment,
): Promise<void> {
  const invoice = await ports.invoices.find(invoiceId);
  if (!invoice || payerOf(invoice) !== organisationId) return;
  await closeInvoice(ports, invoiceId, {
    ...{ paymentId, method: 'card', refundedCents, paidAt, note: '' },
    paidCents: cents(paidCents - taxCents),
  });
  if (refundedCents > 0) await closeRefundedNotes(ports, invoice, paidAt);
}

/**
 * Closes the open credit notes of a school's year that card refunds have paid back, because that money is
 * already counted.
 */
export async function closeRefundedNotes(
  ports: Pick<SchoolBillingPorts, 'invoices'>,
  { organisationId, fiscalYear }: Pick<SchoolInvoice, 'organisationId' | 'fiscalYear'>,
  paidAt: string,
): Promise<void> {
  const ofYear = await ports.invoices.listOf(organisationId, fiscalYear);
  let left: number = sumCents(ofYear.map(countRefunded));
  for (const note of ofYear) {
    const due = dueCents(note);
    if (note.kind !== 'credit' || note.status !== 'open' || -due > left) continue;
    await closeInvoice(ports, note.invoiceId, {
      // Named by the note alone, so that it is closed once.
      ...{ paymentId: `refund-${note.invoiceId}`, method: 'card', paidCents: due, refundedCents: cents(0) },
      ...{ paidAt, note: 'Refunded to the card' },
    });
    left += due;
  }
}
