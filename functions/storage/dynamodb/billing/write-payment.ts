import { netCents, type Payment } from '#functions/domain/billing/payment.ts';
import type { ListedCustomer } from '#functions/domain/staff/listing.ts';
import { cents } from '#shared/domain/billing/money.ts';
import { keys } from '../keys.ts';
import { countSales } from '../staff/brand-count-items.ts';
import { changeListing } from '../staff/listing-items.ts';

/**
 * Writes that replace a payment and update the counts of its brand and, if the customer still exists, the
 * staff lists. Refused when the payment has changed since.
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
    // Refunds are subtracted on the day of the payment, so that the order of events doesn't matter.
    ...countSales(TableName, brandId, organisationId, { at: new Date(paidAt), revenueCents: change }),
    ...(customer ? changeListing(TableName, customer, { changes: {}, addCents: change }) : []),
  ];
}
