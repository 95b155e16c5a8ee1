import { composeReceipt, receiptIdOf } from '#functions/domain/billing/mails/receipt-mail.ts';
import type { Payment } from '#functions/domain/billing/payment.ts';
import { findListed } from '#functions/domain/billing/record-payment.ts';
import type { Caller } from '#functions/domain/identity/session.ts';
import { formatDay } from '#functions/domain/mail/format-day.ts';
import { makeStaffAction } from '#functions/domain/staff-log/staff-action.ts';
import { cents } from '#shared/domain/billing/money.ts';
import type { ManualPaymentMethod } from '#shared/domain/billing/school-invoice.ts';
import { addDays } from '#shared/domain/trial.ts';
import { AppError } from '#shared/errors.ts';
import { changeInvoice } from '../change-invoice.ts';
import { findInvoice } from '../find-invoice.ts';
import { findRecipientIfAny } from '../find-recipient.ts';
import { describeInvoiceDeed } from '../invoice-deed.ts';
import { makeInvoiceUrls } from '../invoice-urls.ts';
import type { SchoolBillingPorts } from '../ports.ts';
import { dueCents, payerOf, type SchoolInvoice, type SchoolPayment } from '../school-invoice.ts';
import { closePage, openPaymentPage } from './payment-page.ts';

type Order = {
  invoiceId: string;
  /** How it was paid; when absent, the card payment page is opened. */
  paidBy?: ManualPaymentMethod | undefined;
  note: string;
  /** The day on which it came; today when absent. */
  paidOn?: string | undefined;
};

/**
 * Opens an invoice's card payment page, or records a transfer or check. Recording twice changes nothing.
 * Throws NOT_FOUND, VALIDATION, UNAVAILABLE, and CONFLICT for an invoice that isn't open.
 */
export async function processPayment(
  ports: SchoolBillingPorts,
  caller: Caller,
  { invoiceId, paidBy, note, paidOn }: Order,
): Promise<{ paymentUrl: string | null; invoice: SchoolInvoice }> {
  const invoice = await findInvoice(ports, caller, invoiceId);
  if (!paidBy) {
    const paymentUrl = await openPaymentPage(ports, invoice);
    const deed = describeInvoiceDeed(invoice, 'page-opened');
    const action = makeStaffAction(ports, caller.userId, deed);
    // Staff open the page again when a payment is slow.
    await ports.staffActions.addOncePerDay(action, `payment-page:${invoiceId}`);
    return { paymentUrl, invoice };
  }
  if (!note) throw invalid('note', 'Say how it was paid, such as the number of the check.');
  const paidAt = findPaidAt(paidOn, ports.now());
  const booked = await changeInvoice(ports, invoiceId, async (newest) => {
    if (newest.status === 'void') throw new AppError('CONFLICT');
    if (newest.status === 'paid') return undefined;
    await closePage(ports, newest);
    return book(ports, newest, { paidBy, note, paidAt, staffId: caller.userId });
  });
  const receipts = booked.isChanged ? booked.invoice.payments.slice(-1) : [];
  for (const payment of receipts) await ports.startMail(receiptIdOf(payment));
  return { paymentUrl: null, invoice: booked.invoice };
}

/** Records the full amount due as received, or for a credit note as paid back. */
async function book(
  ports: SchoolBillingPorts,
  invoice: SchoolInvoice,
  by: { paidBy: ManualPaymentMethod; note: string; paidAt: string; staffId: string },
) {
  const { invoiceId, brandId, version } = invoice;
  const organisationId = payerOf(invoice);
  const due = dueCents(invoice);
  const { paidAt } = by;
  const payment = { paymentId: `${invoiceId}-${version}`, method: by.paidBy, paidAt };
  const recorded: SchoolPayment = {
    ...payment,
    ...{ paidCents: due, refundedCents: cents(0), note: by.note, staffId: by.staffId },
  };
  const changes = { payments: [...invoice.payments, recorded], page: undefined };
  const booking = {
    payment: {
      ...{
        ...payment,
        organisationId,
        brandId,
        invoiceId,
        description: `Invoice ${invoiceId}`,
        note: by.note,
      },
      ...{ paidCents: cents(Math.max(0, due)), refundedCents: cents(Math.max(0, -due)), taxCents: cents(0) },
    },
    customer: await findListed(ports, organisationId),
  };
  const letter = due > 0 ? await writeReceipt(ports, invoice, booking.payment) : undefined;
  const deed = { ...describeInvoiceDeed(invoice, by.paidBy, due), note: by.note };
  const action = makeStaffAction(ports, by.staffId, deed);
  return { changes, booking, action, ...(letter && { letter }) };
}

/** The receipt of a recorded payment; undefined once the account is erased. */
async function writeReceipt(ports: SchoolBillingPorts, invoice: SchoolInvoice, payment: Payment) {
  const recipient = await findRecipientIfAny(ports, invoice);
  if (!recipient) return undefined;
  const { billingName: name, purchaseOrderNumber, taxId } = invoice;
  const billed = { name, email: recipient.email, purchaseOrderNumber, taxId };
  const url = makeInvoiceUrls(ports, invoice).page;
  return {
    userId: recipient.userId,
    mail: composeReceipt({ payment, paidOn: formatDay(new Date(payment.paidAt)), billed, url }),
  };
}

/** Throws VALIDATION for a day to come, or one longer ago than a year. */
function findPaidAt(paidOn: string | undefined, now: Date): string {
  const today = now.toISOString();
  if (paidOn === undefined || paidOn === today.slice(0, 10)) return today;
  const isPossible = paidOn < today && paidOn > addDays(now, -366).toISOString();
  if (!isPossible) throw invalid('paidOn', 'Enter the day on which it was paid, within the last year.');
  return `${paidOn}T12:00:00.000Z`;
}

function invalid(field: string, message: string): AppError {
  return new AppError('VALIDATION', { message, issues: [{ field, message }] });
}
