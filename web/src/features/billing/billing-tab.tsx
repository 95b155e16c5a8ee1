import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { Brand } from '#shared/brands/brand.ts';
import type { Billing } from '#shared/contract/billing/billing.ts';
import type { ChosenPlan } from '#shared/domain/billing/pricing.ts';
import { api } from '#web/lib/api/api.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { BillingDetailsSection } from './billing-details-form.tsx';
import { describeGlance, hasLostPlan, hasNeverBought } from './describe-glance.ts';
import { InvoiceList } from './invoice-list.tsx';
import { InvoicingPanel, PendingOrder } from './invoicing-panel.tsx';
import { PlanContents } from './plan-contents.tsx';
import { PlanList, plansTitleId } from './plan-list.tsx';
import { SubscriptionPanel } from './subscription-panel.tsx';

type BillingTabProps = {
  brand: Brand;
  /** The plan chosen on the pricing page. */
  chosen: ChosenPlan | undefined;
};

/** The bill at a glance, then what can be changed or bought, then the invoices. */
export function BillingTab(props: BillingTabProps) {
  const { data, error, refetch } = useQuery({ ...api.billing.get.query({}), staleTime: 0 });
  return (
    <>
      <PageHead
        id="page-billing"
        title="Billing"
        badge={data && (hasLostPlan(data, new Date()) ? undefined : data.planName)}
        action={data && sellsPlans(data) && <ComparePlans />}
      />
      <Failure error={data ? undefined : error} onRetry={refetch} />
      {!data && !error && <Spinner label="Loading your plan" />}
      {data && <Bill {...props} billing={data} />}
    </>
  );
}

function Bill({ brand, chosen, billing }: BillingTabProps & { billing: Billing }) {
  const { subscription, isTestMode } = billing;
  return (
    <div className="max-w-3xl space-y-8">
      {isTestMode && (
        <Callout tone="warning">
          <p>Test mode: no real card is charged.</p>
        </Callout>
      )}
      <BillingGlance brand={brand} billing={billing} />
      {subscription && subscription.status !== 'canceled' && (
        <SubscriptionPanel brand={brand} billing={billing} subscription={subscription} />
      )}
      <Purchase brand={brand} billing={billing} chosen={chosen} />
      {!hasNeverBought(billing) && <InvoiceList />}
      {!hasLostPlan(billing, new Date()) && <PlanContents brand={brand} billing={billing} />}
      <BillingDetailsSection />
    </div>
  );
}

function ComparePlans() {
  const show = () => document.getElementById(plansTitleId)?.focus();
  return <Button variant="secondary" size="small" onClick={show} label="Compare plans" />;
}

function sellsPlans({ invoicing, order, actions }: Billing): boolean {
  return !invoicing && !order && actions.includes('subscribe');
}

/** What to do beside a card subscription: the invoice of a plan, a pending order, or the plans to buy. */
function Purchase({ brand, billing, chosen }: BillingTabProps & { billing: Billing }) {
  const { invoicing, order } = billing;
  if (invoicing) return <InvoicingPanel brand={brand} billing={billing} invoicing={invoicing} />;
  if (order) return <PendingOrder brand={brand} order={order} />;
  return sellsPlans(billing) ? <PlanList brand={brand} chosen={chosen} /> : null;
}

/** Plan, use with its forecast, next amount and method, before anything else. */
function BillingGlance({ brand, billing }: { brand: Brand; billing: Billing }) {
  return (
    <dl
      aria-label="Your plan"
      className="grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2"
    >
      {describeGlance(brand, billing, new Date()).map(({ label, value, note, isWarning, percentage }) => (
        <div key={label} className="min-w-0 bg-surface p-4">
          <dt className="text-ink-muted text-sm">{label}</dt>
          <dd className="mt-1 break-words font-bold font-display text-2xl">{value}</dd>
          <dd className={clsx('mt-1 text-sm', isWarning ? 'text-warning-ink' : 'text-ink-muted')}>
            {percentage !== undefined && (
              <ProgressBar label={`${label}: used`} percentage={percentage} isThin />
            )}
            <p className={clsx(percentage !== undefined && 'mt-2')}>{note}</p>
          </dd>
        </div>
      ))}
    </dl>
  );
}
