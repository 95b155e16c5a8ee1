import { changeInvoice } from './change-invoice.ts';
import type { SchoolBillingPorts } from './ports.ts';
import { dueCents, type SchoolInvoice, type SchoolPayment } from './school-invoice.ts';

/**
 * Records a payment on an invoice, which is paid once nothing is due. Partial payments leave it open. The
 * same payment counts once; repeats update its refunds. Payments for a paid or void invoice are kept on it
 * for staff to see. Throws NOT_FOUND, CONFLICT.
 */
export async function closeInvoice(
  ports: Pick<SchoolBillingPorts, 'invoices'>,
  invoiceId: string,
  payment: SchoolPayment,
): Promise<{ invoice: SchoolInvoice; isChanged: boolean }> {
  return changeInvoice(ports, invoiceId, (invoice) => {
    const known = invoice.payments.find(({ paymentId }) => paymentId === payment.paymentId);
    if (known?.refundedCents === payment.refundedCents) return undefined;
    return { changes: addPayment(invoice, payment) };
  });
}

/** An invoice with one more payment, or a newer state of a known one. Refunds don't reopen a paid invoice. */
export function addPayment(
  invoice: SchoolInvoice,
  payment: SchoolPayment,
): Pick<SchoolInvoice, 'payments' | 'status'> {
  const others = invoice.payments.filter(({ paymentId }) => paymentId !== payment.paymentId);
  const payments = [...others, payment];
  const left = dueCents({ ...invoice, payments });
  const isPaid = invoice.kind === 'credit' ? left >= 0 : left <= 0;
  return { payments, status: invoice.status === 'open' && isPaid ? 'paid' : invoice.status };
}
