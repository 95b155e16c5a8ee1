import { clsx } from 'clsx';
import type { CheckoutOrder } from '#shared/contract/billing/checkout.ts';
import { nameAtCheckout } from '#shared/domain/billing/checkout-names.ts';
import { type Cents, cents, formatCents } from '#shared/domain/billing/money.ts';
import {
  type BillingInterval,
  formatUsd,
  planFeatures,
  priceOfInterval,
  setupFeeUsd,
  type Tier,
} from '#shared/domain/billing/pricing.ts';
import { trialDays } from '#shared/domain/limits.ts';
import { countTrialDays } from '#shared/domain/trial.ts';
import { formatDay } from '#web/lib/format/format-day.ts';

/** Document 3 section 2. */
const shownFeatures = 5;

type Line = { label: string; value: string; isDue?: boolean };

type OrderSummaryProps = {
  tier: Tier;
  interval: BillingInterval;
  /** Calculated by the server for the account; without it, the prices for a new customer. */
  order?: Pick<CheckoutOrder, 'trialEnd' | 'dueTodayCents' | 'creditCents' | 'addsTax' | 'tax'> | undefined;
  /** What a card is charged when the trial ends, null until its tax is known; absent for an invoice, which comes by itself. */
  firstCharge?: Cents | null | undefined;
};

/** The order and its costs over time: the one place that says what is due today, and when the first charge is. */
export function OrderSummary({ tier, interval, order, firstCharge }: OrderSummaryProps) {
  const features = planFeatures(tier);
  const more = features.length - shownFeatures;
  const price = priceOfInterval(tier, interval);
  const lines: Line[] = [
    { label: interval === 'annual' ? 'Price per year' : 'Price per month', value: formatUsd(price) },
    ...(order?.tax ? describeTax(order.tax) : []),
    { label: 'Setup fee', value: formatUsd(setupFeeUsd) },
    ...describeTrial(order, firstCharge !== undefined),
    ...(order && order.creditCents > 0
      ? [{ label: 'Your credit', value: formatCents(cents(-order.creditCents)) }]
      : []),
    // During a trial only the setup fee is due.
    {
      ...{ label: 'Total due today', isDue: true },
      value: order ? sayAmount(order.dueTodayCents) : formatUsd(setupFeeUsd),
    },
    ...describeFirstCharge(order?.trialEnd, firstCharge),
  ];
  return (
    <section
      aria-labelledby="order"
      className="self-start rounded-lg border border-line bg-surface p-6 sm:p-8"
    >
      <h2 id="order" className="text-2xl">
        {nameAtCheckout(tier)}
      </h2>
      <dl className="mt-6 divide-y divide-line border-line border-y">
        {lines.map(({ label, value, isDue }) => (
          <div key={label} className={clsx('flex justify-between gap-4 py-3', isDue && 'font-semibold')}>
            <dt>{label}</dt>
            <dd className="text-end">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-6 list-disc space-y-1.5 pl-5">
        {features.slice(0, shownFeatures).map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      {more > 0 && (
        <details className="mt-2">
          <summary className="min-h-6 cursor-pointer text-ink-muted">+{more} more</summary>
          <ul className="mt-1.5 list-disc space-y-1.5 pl-5">
            {features.slice(shownFeatures).map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </details>
      )}
      {order?.addsTax && !order.tax && (
        <p className="mt-4 text-ink-muted">Sales tax is added where it applies.</p>
      )}
    </section>
  );
}

function describeTax({ taxCents, place }: NonNullable<CheckoutOrder['tax']>): Line[] {
  return [{ label: place.exemptionNumber ? 'Tax (exempt)' : 'Tax', value: sayAmount(taxCents) }];
}

/** `$99` or `$107.79`. */
function sayAmount(amount: Cents): string {
  return amount % 100 === 0 ? formatUsd(amount / 100) : formatCents(amount);
}

/** Each account has one trial; whose trial is over reads nothing of it. The line of a first charge names its end. */
function describeTrial(order: OrderSummaryProps['order'], namesItsEnd: boolean): Line[] {
  if (!order) return [{ label: 'Free trial', value: `${trialDays} days` }];
  if (!order.trialEnd) return [];
  const days = countTrialDays(order.trialEnd, new Date());
  const left = `${days === 1 ? '1 day' : `${days} days`} left`;
  return [{ label: 'Free trial', value: namesItsEnd ? left : `until ${formatDay(order.trialEnd)}` }];
}

function describeFirstCharge(
  trialEnd: string | null | undefined,
  amount: OrderSummaryProps['firstCharge'],
): Line[] {
  if (!trialEnd || amount === undefined) return [];
  const value =
    amount === 0 ? '$0, your credit pays' : amount === null ? 'Price plus tax' : sayAmount(amount);
  return [{ label: `First charge on ${formatDay(trialEnd)}`, value, isDue: true }];
}
