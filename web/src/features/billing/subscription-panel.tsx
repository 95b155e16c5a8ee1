import { useMutation } from '@tanstack/react-query';
import type { Brand } from '#shared/brands/brand.ts';
import type { Billing } from '#shared/contract/billing/billing.ts';
import { api } from '#web/lib/api/api.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { AskedTwice } from '#web/ui/form/asked-twice.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import { PlanChange } from './plan-change.tsx';

type Subscription = NonNullable<Billing['subscription']>;

type SubscriptionPanelProps = {
  brand: Brand;
  billing: Pick<Billing, 'state' | 'actions'>;
  subscription: Subscription;
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
