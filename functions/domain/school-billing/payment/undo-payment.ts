import type { Payment } from '#functions/domain/billing/payment.ts';
import { findListed } from '#functions/domain/billing/record-payment.ts';
import type { Caller } from '#functions/domain/identity/session.ts';
import { makeStaffAction } from '#functions/domain/staff-log/staff-action.ts';
import { AppError } from '#shared/errors.ts';
import { changeInvoice } from '../change-invoice.ts';
import { composeInvoiceMail } from '../compose-invoice-mail.ts';
import { findInvoice } from '../find-invoice.ts';
import { findRecipientIfAny } from '../find-recipient.ts';
import { describeInvoiceDeed } from '../invoice-deed.ts';
import { makeInvoiceUrls } from '../invoice-urls.ts';
import type { SchoolBillingPorts } from '../ports.ts';
import { findRecordedPayment, payerOf, type SchoolInvoice, settle } from '../school-invoice.ts';

/**
 * Takes back the last transfer or check that staff recorded on an invoice, which is open again; the revenue of its day
 * falls, and its payer is told. Card payments are refunded instead. Throws NOT_FOUND, and CONFLICT without such a payment.
 */
export async function undoPayment(
  ports: SchoolBillingPorts,
  caller: Caller,
  { invoiceId, note }: { invoiceId: string; note: string },
): Promise<SchoolInvoice> {
  await findInvoice(ports, caller, invoiceId);
  const mailId = `school-correction-${invoiceId}-${ports.makeId()}`;
  const { invoice } = await changeInvoice(ports, invoiceId, async (newest) => {
    const recorded = findRecordedPayment(newest);
    const payerId = payerOf(newest);
    const known = recorded && (await ports.payments.find(payerId, recorded.paymentId));
    if (newest.status !== 'paid' || !recorded || !known)
      throw new AppError('CONFLICT', { message: 'No recorded payment of this invoice can be taken back.' });
    const payments = newest.payments.map((payment) =>
      payment === recorded ? { ...payment, refundedCents: payment.paidCents } : payment,
    );
    const deed = describeInvoiceDeed(newest, 'payment-undone', recorded.paidCents);
    const changes = { payments, status: 'open' } as const;
    const recipient = await findRecipientIfAny(ports, newest);
    return {
      changes,
      letter: recipient && {
        userId: recipient.userId,
        mail: composeInvoiceMail({
          ...{ kind: 'correction', invoice: settle({ ...newest, ...changes }), recipient, mailId },
          urls: makeInvoiceUrls(ports, newest),
        }),
      },
      booking: {
        known,
        payment: { ...known, refundedCents: known.paidCents, isUndone: true },
        customer: await findListed(ports, payerId),
        otherwisePaidSince: await findOtherwisePaid(ports, known),
      },
      action: makeStaffAction(ports, caller.userId, { ...deed, note: `${recorded.note}: ${note}` }),
    };
  });
  await ports.startMail(mailId);
  return invoice;
}

const mostPayments = 100;

/** Since when a customer has paid without that payment. */
async function findOtherwisePaid(
  { payments }: Pick<SchoolBillingPorts, 'payments'>,
  { organisationId, paymentId }: Payment,
): Promise<string | undefined> {
  const others = (await payments.listOf(organisationId, mostPayments)).filter(
    (other) => other.paymentId !== paymentId && other.paidCents > 0 && !other.isUndone,
  );
  return others.map(({ paidAt }) => paidAt).toSorted()[0];
}
