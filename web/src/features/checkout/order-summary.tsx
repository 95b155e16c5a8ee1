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
import { formatDay } from '#web/lib/format/format-day.ts';

/** Document 3 section 2. */
const shownFeatures = 5;

type OrderSummaryProps = {
  tier: Tier;
  interval: BillingInterval;
  /** Calculated by the server for the account; without it, the prices for a new customer. */
  order?: Pick<CheckoutOrder, 'trialEnd' | 'dueTodayCents' | 'creditCents' | 'addsTax' | 'tax'> | undefined;
};

/** The order and its costs over time. */
export function OrderSummary({ tier, interval, order }: OrderSummaryProps) {
  const features = planFeatures(tier);
  const more = features.length - shownFeatures;
  const price = priceOfInterval(tier, interval);
  const lines = [
    { label: interval === 'annual' ? 'Price per year' : 'Price per month', value: formatUsd(price) },
    ...(order?.tax ? describeTax(order.tax) : []),
    { label: 'Setup fee', value: formatUsd(setupFeeUsd) },
    ...describeTrial(order),
    ...(order && order.creditCents > 0
      ? [{ label: 'Your credit', value: formatCents(cents(-order.creditCents)) }]
      : []),
    // During a trial only the setup fee is due.
    { label: 'Total due today', value: order ? sayAmount(order.dueTodayCents) : formatUsd(setupFeeUsd) },
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
        {lines.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4 py-3 last:font-semibold">
            <dt>{label}</dt>
            <dd>{value}</dd>
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

function describeTax({ taxCents, place }: NonNullable<CheckoutOrder['tax']>) {
  return [{ label: place.exemptionNumber ? 'Tax (exempt)' : 'Tax', value: sayAmount(taxCents) }];
}

/** `$99` or `$107.79`. */
function sayAmount(amount: Cents): string {
  return amount % 100 === 0 ? formatUsd(amount / 100) : formatCents(amount);
}

/** Each account has one trial; whose trial is over reads nothing of it. */
function describeTrial(order: OrderSummaryProps['order']) {
  if (order && !order.trialEnd) return [];
  return [
    {
      label: 'Free trial',
      value: order?.trialEnd ? `until ${formatDay(order.trialEnd)}` : `${trialDays} days`,
    },
  ];
}
