import { paymentSchema } from '#functions/domain/billing/payment.ts';
import type { PaymentStore } from '#functions/domain/billing/ports.ts';
import { keys } from '../keys.ts';
import { writeUserMail } from '../mail/user-mail.ts';
import type { Table } from '../table.ts';
import { writePayment } from './write-payment.ts';

/** Customers' payments. Their sums are in the counts of the brands and in the staff lists. */
export function openPaymentStore(table: Table): PaymentStore {
  return {
    async find(organisationId, paymentId) {
      const item = await table.get(keys.payment(organisationId, paymentId));
      return item && paymentSchema.parse(item);
    },
    replace: (known, payment, customer, receipt) =>
      table.transact([
        ...writePayment(table.name, known, payment, customer),
        ...(receipt ? writeUserMail(table.name, receipt.userId, receipt.mail, new Date(payment.paidAt)) : []),
      ]),
    async listOf(organisationId, limit) {
      const items = await table.query({
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': keys.payment(organisationId, '').pk },
        Limit: limit,
      });
      return items.map((item) => paymentSchema.parse(item));
    },
  };
}
