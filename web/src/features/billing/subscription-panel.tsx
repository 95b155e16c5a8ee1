import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import type { Billing } from '#shared/contract/billing/billing.ts';
import { type Cents, formatCents } from '#shared/domain/billing/money.ts';
import { findTiers } from '#shared/domain/billing/pricing.ts';
import { billingIntervals, findPaidTier, priceInCents } from '#shared/domain/billing/subscription.ts';
import { api } from '#web/lib/api/api.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { AskedTwice } from '#web/ui/form/asked-twice.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { PaymentNotice } from './payment-notice.tsx';

type SubscriptionPanelProps = {
  brand: Brand;
  billing: Pick<Billing, 'state' | 'actions'>;
  subscription: NonNullable<Billing['subscription']>;
};

/** The current subscription, with its card, plan changes and cancellation, as far as its state allows them. */
export function SubscriptionPanel({ brand, billing, subscription }: SubscriptionPanelProps) {
  const { currentPeriodEnd } = subscription;
  const { state, actions } = billing;
  const cancel = useMutation(api.billing.cancel.mutation());
  const resume = useMutation(api.billing.resume.mutation());
  const portal = useMutation(api.billing.openPortal.mutation({ isQuiet: true }));
  const failure = resume.error ?? portal.error;
  const changeCard = () => portal.mutate({}, { onSuccess: ({ url }) => window.location.assign(url) });
  const end = formatDay(currentPeriodEnd);
  const isUnpaid = state === 'past-due' || state === 'paused';
  return (
    <section aria-labelledby="subscription-title" className="space-y-4">
      <h2 id="subscription-title" className="text-xl">
        Your subscription
      </h2>
      <PaymentNotice state={state} subscription={subscription} />
      <Failure error={failure} />
      <div className="flex flex-wrap gap-3 empty:hidden">
        {actions.includes('resume') && (
          <Button size="small" disabled={resume.isPending} onClick={() => resume.mutate({})}>
            Keep the subscription
          </Button>
        )}
        {actions.includes('change-card') && (
          <Button variant="secondary" size="small" disabled={portal.isPending} onClick={changeCard}>
            Change the card
          </Button>
        )}
      </div>
      {actions.includes('change-plan') && <PlanChange brand={brand} subscription={subscription} />}
      {actions.includes('cancel') && (
        <AskedTwice
          label="Cancel the subscription"
          warning={
            isUnpaid
              ? 'It ends now. The open invoice is withdrawn, and nothing more is charged.'
              : `It ends on ${end}. ${subscription.status === 'trialing' ? 'Nothing has been charged for the plan, and nothing will be.' : 'Until then nothing changes, and nothing more is charged.'}`
          }
          wayBack="Keep it"
          confirmLabel="Yes, cancel it"
          isPending={cancel.isPending}
          error={cancel.error}
          onConfirm={() => cancel.mutateAsync({})}
        />
      )}
    </section>
  );
}

type PlanChangeProps = { brand: Brand; subscription: NonNullable<Billing['subscription']> };

/** Changes plan or interval, after showing the cost. */
function PlanChange({ brand, subscription }: PlanChangeProps) {
  const current = `${subscription.planId}:${subscription.interval}`;
  const options = findTiers(brand.pricingModel).flatMap((tier) =>
    billingIntervals.map((interval) => ({
      ...{ planId: tier.id, interval, value: `${tier.id}:${interval}` },
      label: `${tier.name}, ${formatCents(priceInCents(tier, interval))} a ${interval === 'annual' ? 'year' : 'month'}`,
    })),
  );
  const [value, setValue] = useState(current);
  const choice = options.find((option) => option.value === value);
  const preview = useMutation(api.billing.previewChange.mutation({ isQuiet: true }));
  const change = useMutation(api.billing.changePlan.mutation());
  const failure = preview.error ?? change.error;
  const choose = (next: string) => {
    setValue(next);
    change.reset();
    const option = options.find((one) => one.value === next);
    if (option && next !== current) preview.mutate({ planId: option.planId, interval: option.interval });
    else preview.reset();
  };
  const shown = value !== current && preview.data;
  const apply = () => {
    if (!choice || !shown) return;
    const { planId, interval } = choice;
    const { proratedAt, latestInvoiceId } = shown;
    change.mutate(
      { planId, interval, proratedAt, latestInvoiceId },
      {
        onSuccess: () => preview.reset(),
        onError: () => preview.mutate({ planId, interval }),
      },
    );
  };
  return (
    <div className="space-y-3">
      <SelectField
        id="plan-change"
        label="Change the plan"
        value={value}
        options={options}
        onChange={({ target }) => choose(target.value)}
      />
      <Failure error={failure} />
      {shown && (
        <Callout tone="warning">
          <p>{describeCost(shown)}</p>
          <Button size="small" className="mt-3" disabled={change.isPending} onClick={apply}>
            {change.isPending ? 'Changing...' : `Change to ${nameOf(brand, choice)}`}
          </Button>
        </Callout>
      )}
      <p role="status">{change.isSuccess && value === current && 'Your plan has changed.'}</p>
    </div>
  );
}

type Choice = Pick<NonNullable<Billing['subscription']>, 'planId' | 'interval'>;

function nameOf({ pricingModel }: Brand, choice: Choice | undefined): string {
  return (choice && findPaidTier(pricingModel, choice.planId)?.name) ?? '';
}

function describeCost({ dueNowCents, creditCents }: Record<'dueNowCents' | 'creditCents', Cents>): string {
  const charge =
    dueNowCents > 0
      ? `${formatCents(dueNowCents)} is charged now for the rest of the period, less what you have already paid.`
      : 'Nothing is charged now.';
  if (creditCents === 0) return charge;
  return `${charge} ${formatCents(creditCents)} of what you have already paid is kept for your next charges.`;
}
