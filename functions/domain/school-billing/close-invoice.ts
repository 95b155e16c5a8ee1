import { cents } from '#shared/domain/money.ts';
import { changeInvoice } from './change-invoice.ts';
import type { SchoolBillingPorts } from './ports.ts';
import { dueCents, type SchoolInvoice, type SchoolPayment } from './school-invoice.ts';

/**
 * Books a payment on an invoice, which is paid once nothing is left of it; less than that leaves it open. The same payment
 * counts once, and one for an invoice that is paid or void is kept on it for staff to see. Throws NOT_FOUND, CONFLICT.
 */
export async function closeInvoice(
  ports: Pick<SchoolBillingPorts, 'invoices'>,
  invoiceId: string,
  payment: SchoolPayment,
): Promise<{ invoice: SchoolInvoice; isChanged: boolean }> {
  return changeInvoice(ports, invoiceId, (invoice) => {
    if (invoice.payments.some(({ paymentId }) => paymentId === payment.paymentId)) return undefined;
    const payments = [...invoice.payments, payment];
    const left = dueCents({ ...invoice, payments });
    const isPaid = invoice.kind === 'credit' ? left >= 0 : left <= 0;
    const status = invoice.status === 'open' && isPaid ? 'paid' : invoice.status;
    return { changes: { payments, status } };
  });
}

/** What staff book when a transfer or cheque has come: all that is left. */
export function paymentOfRest(
  invoice: SchoolInvoice,
  payment: Omit<SchoolPayment, 'paidCents'>,
): SchoolPayment {
  return { ...payment, paidCents: cents(dueCents(invoice)) };
}
