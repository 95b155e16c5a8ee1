import { type Payment, splitKept } from '#functions/domain/billing/payment.ts';
import { isPaying, type Payer } from '#functions/domain/staff/listing.ts';
import { type Cents, cents } from '#shared/domain/billing/money.ts';
import { either, exists, is, isAbsent, writeChange, writeItem } from '../change.ts';
import { keys } from '../keys.ts';
import { countSales } from '../staff/brand-count-items.ts';
import { changeListing } from '../staff/listing-items.ts';

/**
 * Writes that replace a payment and update the counts of its brand and, if the customer still exists, the
 * staff lists; the first one converts its customer, until it is taken back. Refused when the payment, or the plan that it
 * pays for, has changed since.
 */
export function writePayment(
  known: Payment | undefined,
  next: Payment,
  customer: Payer | undefined,
  otherwisePaidSince?: string,
) {
  const { organisationId, paymentId, brandId, paidAt } = next;
  const [after, before] = [splitKept(next), known ? splitKept(known) : noneKept];
  const revenueCents = cents(after.revenueCents - before.revenueCents);
  const taxCents = cents(after.taxCents - before.taxCents);
  const put = writeItem(
    { ...keys.payment(organisationId, paymentId), ...next },
    known ? [is('refundedCents', known.refundedCents), is('paidCents', known.paidCents)] : [isAbsent('pk')],
  );
  if (revenueCents === 0 && taxCents === 0) return [put];
  const conversion = findConversion(next, customer, { revenueCents, otherwisePaidSince });
  return [
    put,
    // Refunds are subtracted on the day of the payment, so that the order of events doesn't matter.
    ...countSales(brandId, organisationId, {
      ...{ at: new Date(paidAt), revenueCents, taxCents },
      ...(conversion && { totals: countConversion(conversion) }),
    }),
    ...(customer ? changeListing(customer, { changes: {}, addCents: { revenueCents, taxCents } }) : []),
    ...(conversion ? [convert(conversion)] : []),
  ];
}

const noneKept = { revenueCents: cents(0), taxCents: cents(0) };

type Conversion = { customer: Payer; paidSince: string | undefined };

/** What a payment changes about since when its customer pays. */
function findConversion(
  { isUndone, paidAt }: Payment,
  customer: Payer | undefined,
  { revenueCents, otherwisePaidSince }: { revenueCents: Cents; otherwisePaidSince: string | undefined },
): Conversion | undefined {
  if (!customer) return undefined;
  if (!customer.paidSince) return revenueCents > 0 && !isUndone ? { customer, paidSince: paidAt } : undefined;
  // What was recorded by mistake was no payment.
  return isUndone && customer.paidSince === paidAt ? { customer, paidSince: otherwisePaidSince } : undefined;
}

function countConversion({ customer, paidSince }: Conversion) {
  return {
    customers: Number(paidSince !== undefined) - Number(customer.paidSince !== undefined),
    paid: Number(isPaying({ ...customer, paidSince })) - Number(isPaying(customer)),
  };
}

/** Of concurrent first payments, and of a payment and a change of the plan, one sees the other. */
function convert({ customer: { organisationId, plan, unpaid, paidSince: before }, paidSince }: Conversion) {
  const isPlan = is('plan', plan);
  return writeChange(keys.organisation(organisationId), {
    ...(paidSince ? { set: { paidSince } } : { remove: ['paidSince'] }),
    when: [
      ...[exists('pk'), before ? is('paidSince', before) : isAbsent('paidSince')],
      // The oldest customers have no stored plan, which means the trial.
      plan === 'trial' ? either(isAbsent('plan'), isPlan) : isPlan,
      unpaid ? is('unpaid', unpaid) : isAbsent('unpaid'),
    ],
  });
}
