import { netCents, type Payment } from '#functions/domain/billing/payment.ts';
import type { ListedCustomer } from '#functions/domain/staff/listing.ts';
import { cents } from '#shared/domain/money.ts';
import { keys } from '../keys.ts';
import { countSales } from '../staff/brand-count-items.ts';
import { changeListing } from '../staff/listing-items.ts';

/**
 * The writes of a payment in place of what is known of it, with what it changes in the counts of its brand and in the lists
 * of staff, where its customer is there still. Refused where the payment is another one by now.
 */
export function writePayment(
  TableName: string,
  known: Payment | undefined,
  next: Payment,
  customer: ListedCustomer | undefined,
) {
  const { organisationId, paymentId, brandId, paidAt } = next;
  const change = cents(netCents(next) - (known ? netCents(known) : 0));
  const put = {
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
  };
  if (change === 0) return [put];
  return [
    put,
    // What is paid back later is taken off the day of the payment, so that the order of messages changes nothing.
    ...countSales(TableName, brandId, organisationId, { at: new Date(paidAt), revenueCents: change }),
    ...(customer ? changeListing(TableName, customer, { changes: {}, addCents: change }) : []),
  ];
}
