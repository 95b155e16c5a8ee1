import { cents } from '#shared/domain/billing/money.ts';
import { changeInvoice } from '../change-invoice.ts';
import type { SchoolBillingPorts } from '../ports.ts';
import { type SchoolInvoice, type SchoolPayment, settle } from '../school-invoice.ts';

/**
 * Records a payment on an invoice, which is paid once nothing is due. Partial payments leave it open. The
 * same payment counts once; repeats update its refunds. What is paid too much is owed to the payer. Throws NOT_FOUND, CONFLICT.
 */
export async function closeInvoice(
  ports: Pick<SchoolBillingPorts, 'invoices' | 'paymentLinks'>,
  invoiceId: string,
  payment: SchoolPayment,
): Promise<{ invoice: SchoolInvoice; isChanged: boolean }> {
  return changeInvoice(ports, invoiceId, (invoice) => {
    const known = invoice.payments.find(({ paymentId }) => paymentId === payment.paymentId);
    if (known?.refundedCents === payment.refundedCents) return undefined;
    const others = invoice.payments.filter((one) => one !== known);
    // It was received before any of it went back, also when both are heard of at once.
    const received = { ...payment, refundedCents: known?.refundedCents ?? cents(0) };
    const { status } = settle({ ...invoice, payments: [...others, received] });
    // Its page is closed by what paid it.
    return { changes: { status, payments: [...others, payment], page: undefined } };
  });
}
