import { type Payment, splitKept } from '#functions/domain/billing/payment.ts';
import { isPaying, type Payer } from '#functions/domain/staff/listing.ts';
import { cents } from '#shared/domain/billing/money.ts';
import { either, exists, is, isAbsent, writeChange, writeItem } from '../change.ts';
import { keys } from '../keys.ts';
import { countSales } from '../staff/brand-count-items.ts';
import { changeListing } from '../staff/listing-items.ts';

/**
 * Writes that replace a payment and update the counts of its brand and, if the customer still exists, the
 * staff lists; the first one converts its customer. Refused when the payment, or the plan that it pays for, has
 * changed since.
 */
export function writePayment(known: Payment | undefined, next: Payment, customer: Payer | undefined) {
  const { organisationId, paymentId, brandId, paidAt } = next;
  const [after, before] = [splitKept(next), known ? splitKept(known) : noneKept];
  const revenueCents = cents(after.revenueCents - before.revenueCents);
  const taxCents = cents(after.taxCents - before.taxCents);
  const put = writeItem(
    { ...keys.payment(organisationId, paymentId), ...next },
    known ? [is('refundedCents', known.refundedCents), is('paidCents', known.paidCents)] : [isAbsent('pk')],
  );
  if (revenueCents === 0 && taxCents === 0) return [put];
  const isFirst = customer !== undefined && !customer.paidSince && revenueCents > 0;
  return [
    put,
    // Refunds are subtracted on the day of the payment, so that the order of events doesn't matter.
    ...countSales(brandId, organisationId, {
      ...{ at: new Date(paidAt), revenueCents, taxCents },
      ...(isFirst && {
        totals: { customers: 1, paid: Number(isPaying({ ...customer, paidSince: paidAt })) },
      }),
    }),
    ...(customer ? changeListing(customer, { changes: {}, addCents: { revenueCents, taxCents } }) : []),
    ...(isFirst ? [convert(customer, paidAt)] : []),
  ];
}

const noneKept = { revenueCents: cents(0), taxCents: cents(0) };

/** Of concurrent first payments, and of a payment and a change of the plan, one sees the other. */
function convert({ organisationId, plan, unpaid }: Payer, paidAt: string) {
  const isPlan = is('plan', plan);
  return writeChange(keys.organisation(organisationId), {
    set: { paidSince: paidAt },
    when: [
      ...[exists('pk'), isAbsent('paidSince')],
      // The oldest customers have no stored plan, which means the trial.
      plan === 'trial' ? either(isAbsent('plan'), isPlan) : isPlan,
      unpaid ? is('unpaid', unpaid) : isAbsent('unpaid'),
    ],
  });
}
