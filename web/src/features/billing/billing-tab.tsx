import type { Brand } from '#shared/brands/brand.ts';
import type { Billing } from '#shared/contract/billing/billing.ts';
import { formatCents } from '#shared/domain/money.ts';
import type { ChosenPlan } from '#shared/domain/pricing.ts';
import { findPaidTier } from '#shared/domain/subscription.ts';
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
      <PlanSummary brand={brand} billing={data} />
      {subscription && subscription.status !== 'canceled' && (
        <SubscriptionPanel brand={brand} billing={data} subscription={subscription} />
      )}
      <Purchase brand={brand} billing={data} chosen={chosen} />
      <BillingDetailsSection />
      <InvoiceList />
    </div>
  );
}

/** What to do beside a card subscription: the invoice of a plan, a pending order, or the plans to buy. */
function Purchase({ brand, billing, chosen }: BillingTabProps & { billing: Billing }) {
  const { invoicing, order } = billing;
  if (invoicing) return <InvoicingPanel brand={brand} billing={billing} invoicing={invoicing} />;
  if (order) return <PendingOrder brand={brand} order={order} />;
  return billing.actions.includes('subscribe') ? <PlanList brand={brand} chosen={chosen} /> : null;
}

function PlanSummary({ brand, billing }: { brand: Brand; billing: Billing }) {
  const { usage, creditCents } = billing;
  const lines = [
    { label: 'Plan', value: namePlan(brand, billing) },
    ...describeTerm(billing),
    ...(creditCents > 0
      ? [{ label: 'Credit', value: `${formatCents(creditCents)}, used for your next charges` }]
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

/** A break takes the plan's rights, but not its name. */
function namePlan({ pricingModel }: Brand, { state, planName, subscription }: Billing): string {
  const tier = subscription && findPaidTier(pricingModel, subscription.planId);
  return state === 'paused' && tier ? `${tier.name}, taking a break` : planName;
}

/** What comes next: the end of the trial, an open invoice, the next charge. */
function describeTerm({ state, plan, trialEndsAt, subscription }: Billing) {
  const { openInvoice, nextChargeAt, nextDueCents } = subscription ?? {};
  const isOver = Date.parse(trialEndsAt) <= Date.now();
  if (openInvoice) return [{ label: 'Open invoice', value: formatCents(openInvoice.dueCents) }];
  if (nextChargeAt && state !== 'paused') {
    const amount = typeof nextDueCents === 'number' ? `${formatCents(nextDueCents)} on ` : '';
    return [{ label: 'Next charge', value: amount + formatDay(nextChargeAt) }];
  }
  return plan === 'trial' && state !== 'paused'
    ? [{ label: isOver ? 'Trial ended' : 'Trial ends', value: formatDay(trialEndsAt) }]
    : [];
}

function sayUse({ used, limit }: { used: number; limit: number | null }): string {
  const count = used.toLocaleString('en-US');
  return limit === null ? count : `${count} of ${limit.toLocaleString('en-US')}`;
}
