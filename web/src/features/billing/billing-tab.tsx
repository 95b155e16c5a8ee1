import type { Brand } from '#shared/brands/brand.ts';
import type { Billing } from '#shared/contract/billing/billing.ts';
import { formatCents } from '#shared/domain/money.ts';
import type { ChosenPlan } from '#shared/domain/pricing.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { BillingDetailsSection } from './billing-details-form.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { InvoicingPanel, PendingOrder } from './invoicing-panel.tsx';
import { PlanList } from './plan-list.tsx';
import { useBilling } from './queries.ts';
import { SubscriptionPanel } from './subscription-panel.tsx';

type BillingTabProps = {
  brand: Brand;
  /** The plan chosen on the pricing page. */
  chosen: ChosenPlan | undefined;
};

/** Plan, usage, next charge, card and invoices of the organisation. */
export function BillingTab({ brand, chosen }: BillingTabProps) {
  const { data, error } = useBilling();
  if (error)
    return (
      <Callout tone="danger" role="alert">
        <p>{describeFailure(error)}</p>
      </Callout>
    );
  if (!data) return <Spinner label="Loading your plan" />;
  const { subscription } = data;
  return (
    <div className="max-w-3xl space-y-8">
      {data.isTestMode && (
        <Callout tone="warning">
          <p>Test mode: no real card is charged.</p>
        </Callout>
      )}
      <PlanSummary billing={data} />
      {subscription && subscription.status !== 'canceled' ? (
        <SubscriptionPanel brand={brand} subscription={subscription} />
      ) : (
        <Purchase brand={brand} billing={data} chosen={chosen} />
      )}
      <BillingDetailsSection />
      <InvoiceList />
    </div>
  );
}

/** What to do without a card subscription: the invoice of a plan, a pending order, or the plans to buy. */
function Purchase({ brand, billing, chosen }: BillingTabProps & { billing: Billing }) {
  const { invoicing, order } = billing;
  if (invoicing) return <InvoicingPanel brand={brand} billing={billing} invoicing={invoicing} />;
  if (order) return <PendingOrder brand={brand} order={order} />;
  return <PlanList brand={brand} chosen={chosen} />;
}

function PlanSummary({ billing }: { billing: Billing }) {
  const { planName, plan, trialEndsAt, subscription, usage } = billing;
  const lines = [
    { label: 'Plan', value: planName },
    ...(plan === 'trial' ? [{ label: 'Trial ends', value: formatDay(trialEndsAt) }] : []),
    ...(subscription?.nextChargeAt
      ? [
          {
            label: 'Next charge',
            value: `${formatCents(subscription.priceCents)} on ${formatDay(subscription.nextChargeAt)}`,
          },
        ]
      : []),
    { label: 'Conversations this month', value: sayUse(usage.conversations) },
    { label: 'Pages read', value: sayUse(usage.pages) },
    { label: 'Documents and other entries', value: sayUse(usage.documents) },
  ];
  return (
    <section aria-labelledby="plan-title">
      <h2 id="plan-title" className="text-xl">
        Your plan
      </h2>
      <dl className="mt-3 divide-y divide-line border-line border-y">
        {lines.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 py-2.5">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function sayUse({ used, limit }: { used: number; limit: number | null }): string {
  const count = used.toLocaleString('en-US');
  return limit === null ? count : `${count} of ${limit.toLocaleString('en-US')}`;
}
