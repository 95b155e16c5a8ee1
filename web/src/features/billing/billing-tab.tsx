import { useQuery } from '@tanstack/react-query';
import type { Brand } from '#shared/brands/brand.ts';
import type { Billing } from '#shared/contract/billing/billing.ts';
import type { ChosenPlan } from '#shared/domain/billing/pricing.ts';
import { api } from '#web/lib/api/api.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { BillingDetailsSection } from './billing-details-form.tsx';
import { BillingGlance } from './billing-glance.tsx';
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

/** The bill at a glance, then the invoices, then what can be changed. */
export function BillingTab(props: BillingTabProps) {
  const { data, error, refetch } = useQuery({ ...api.billing.get.query({}), staleTime: 0 });
  return (
    <>
      <PageHead
        id="page-billing"
        title="Billing"
        badge={data && (isWithoutPlan(data) ? undefined : data.planName)}
        action={data && sellsPlans(data) && <ComparePlans />}
      />
      {error && !data && (
        <Callout tone="danger" role="alert">
          <p>{describeFailure(error)}</p>
          <Button variant="secondary" size="small" className="mt-3" onClick={() => void refetch()}>
            Try again
          </Button>
        </Callout>
      )}
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
      <InvoiceList />
      {!isWithoutPlan(billing) && <PlanContents brand={brand} billing={billing} />}
      <Purchase brand={brand} billing={billing} chosen={chosen} />
      <BillingDetailsSection />
    </div>
  );
}

/** Who was on a plan reads nothing of a trial, whose limits are in force meanwhile. */
const isWithoutPlan = ({ state }: Billing) => state === 'paused' || state === 'ended';

function ComparePlans() {
  const show = () => document.getElementById(plansTitleId)?.focus();
  return (
    <Button variant="secondary" size="small" onClick={show}>
      Compare plans
    </Button>
  );
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
