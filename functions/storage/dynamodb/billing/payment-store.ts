import * as z from 'zod';
import { netCents, type Payment, paymentSchema } from '#functions/domain/billing/payment.ts';
import type { PaymentStore } from '#functions/domain/billing/ports.ts';
import { monthOf } from '#functions/domain/plans/month-of.ts';
import { cents, centsSchema } from '#shared/domain/money.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

const totalSchema = z.object({ netCents: centsSchema });
const revenueSchema = z.object({ sk: z.string(), netCents: centsSchema });

/** Payments of customers, with what each customer and each month of a brand sums up to. */
export function openPaymentStore(table: Table): PaymentStore {
  return {
    async find(organisationId, paymentId) {
      const item = await table.get(keys.payment(organisationId, paymentId));
      return item && paymentSchema.parse(item);
    },
    replace: (known, payment) => table.transact(writePayment(table.name, known, payment)),
    async listOf(organisationId, limit) {
      const { pk, sk } = keys.payment(organisationId, '');
      const items = await table.query({
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': pk, ':prefix': sk },
        Limit: limit,
      });
      return items.map((item) => paymentSchema.parse(item));
    },
    async readTotal(organisationId) {
      const item = await table.get(keys.paymentTotal(organisationId));
      return item ? totalSchema.parse(item).netCents : cents(0);
    },
    async readRevenue(brandId, fromMonth) {
      const items = await table.query({
        KeyConditionExpression: 'pk = :pk AND sk >= :month',
        ExpressionAttributeValues: { ':pk': keys.revenue(brandId, '').pk, ':month': fromMonth },
      });
      return items.map((item) => {
        const { sk, netCents: revenueCents } = revenueSchema.parse(item);
        return { month: sk, revenueCents };
      });
    },
  };
}

function writePayment(TableName: string, known: Payment | undefined, next: Payment) {
  const { organisationId, paymentId, brandId, paidAt } = next;
  const change = netCents(next) - (known ? netCents(known) : 0);
  const add = (Key: { pk: string; sk: string }) => ({
    Update: {
      TableName,
      Key,
      UpdateExpression: 'ADD netCents :change',
      ExpressionAttributeValues: { ':change': change },
    },
  });
  return [
    {
      Put: {
        TableName,
        Item: { ...keys.payment(organisationId, paymentId), ...next },
        ConditionExpression: known
          ? 'refundedCents = :refunded AND paidCents = :paid'
          : 'attribute_not_exists(pk)',
        ...(known && {
          ExpressionAttributeValues: { ':refunded': known.refundedCents, ':paid': known.paidCents },
        }),
      },
    },
    ...(change === 0
      ? []
      : [add(keys.paymentTotal(organisationId)), add(keys.revenue(brandId, monthOf(new Date(paidAt))))]),
  ];
}
