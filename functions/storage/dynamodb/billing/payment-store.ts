import { type Payment, paymentSchema } from '#functions/domain/billing/payment.ts';
import type { Mail } from '#functions/domain/mail/mail.ts';
import type { Payer } from '#functions/domain/staff/listing.ts';
import { keys } from '../keys.ts';
import { findItem, listItems } from '../list-items.ts';
import { writeUserMail } from '../mail/user-mail.ts';
import type { Table } from '../table.ts';
import { writePayment } from './write-payment.ts';

export type PaymentStore = ReturnType<typeof openPaymentStore>;

/** Customers' payments. Their sums are in the counts of the brands and in the staff lists. */
export function openPaymentStore(table: Table) {
  return {
    find: (organisationId: string, paymentId: string) =>
      findItem(table, keys.payment(organisationId, paymentId), paymentSchema),
    /**
     * Replaces a stored payment and updates the counts of its brand and, if it still exists, its customer; with the
     * mail of its receipt. False when payment or customer changed meanwhile.
     */
    replace: (
      known: Payment | undefined,
      payment: Payment,
      customer: Payer | undefined,
      receipt?: { userId: string; mail: Mail } | undefined,
    ) =>
      table.transact([
        ...writePayment(known, payment, customer),
        ...(receipt ? writeUserMail(receipt.userId, receipt.mail, new Date(payment.paidAt)) : []),
      ]),
    listOf: (organisationId: string, limit: number) =>
      listItems(table, { pk: keys.payment(organisationId, '').pk, limit }, paymentSchema),
  };
}
