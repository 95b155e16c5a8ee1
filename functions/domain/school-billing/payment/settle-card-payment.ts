import type { Payment } from '#functions/domain/billing/payment.ts';
import { cents } from '#shared/domain/billing/money.ts';
import type { SchoolBillingPorts } from '../ports.ts';
import { payerOf } from '../school-invoice.ts';
import { closeInvoice } from './close-invoice.ts';

/**
 * Records an invoice's card payment and its refunds; safe to repeat. Another customer's payment changes
 * nothing. Throws CONFLICT.
 */
export async function settleCardPayment(
  ports: Pick<SchoolBillingPorts, 'invoices' | 'paymentLinks'>,
  invoiceId: string,
  { organisationId, paymentId, paidCents, taxCents, refundedCents, paidAt }: Payment,
): Promise<void> {
  const invoice = await ports.invoices.find(invoiceId);
  if (!invoice || payerOf(invoice) !== organisationId) return;
  await closeInvoice(ports, invoiceId, {
    ...{ paymentId, method: 'card', refundedCents, paidAt, note: '' },
    paidCents: cents(paidCents - taxCents),
  });
}
