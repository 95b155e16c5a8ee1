import type { Brand } from '#shared/brands/brand.ts';
import type { Billing } from '#shared/contract/billing/billing.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { AskedTwice } from '#web/ui/form/asked-twice.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { PlanChange } from './plan-change.tsx';
import { useBillingCall } from './queries.ts';

type Subscription = NonNullable<Billing['subscription']>;

/** The current subscription, with its card, plan changes and cancellation. */
export function SubscriptionPanel({ brand, subscription }: { brand: Brand; subscription: Subscription }) {
  const { card, cancelAtPeriodEnd, currentPeriodEnd, graceEndsAt } = subscription;
  const cancel = useBillingCall((area, _input: undefined) => area.cancel({}));
  const resume = useBillingCall((area, _input: undefined) => area.resume({}));
  const portal = useBillingCall((area, _input: undefined) => area.openPortal({}));
  const failure = resume.error ?? portal.error;
  const changeCard = () => portal.mutate(undefined, { onSuccess: ({ url }) => window.location.assign(url) });
  const end = formatDay(currentPeriodEnd);
  return (
    <section aria-labelledby="subscription-title" className="space-y-4">
      <h2 id="subscription-title" className="text-xl">
        Your subscription
      </h2>
      {graceEndsAt && (
        <Callout tone="danger" role="alert">
          <p className="font-semibold">Your card could not be charged</p>
          <p>
            Your assistant keeps answering until {formatDay(graceEndsAt)}. Please enter another card, or pay
            the open invoice below.
          </p>
        </Callout>
      )}
      {cancelAtPeriodEnd && (
        <Callout tone="warning" role="status">
          <p>Your subscription is cancelled and ends on {end}. Until then nothing changes.</p>
        </Callout>
      )}
      {failure && (
        <Callout tone="danger" role="alert">
          <p>{describeFailure(failure)}</p>
        </Callout>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {card && (
          <p>
            {card.brand.toUpperCase()} ending in <span className="tabular-nums">{card.last4}</span>
          </p>
        )}
        <Button variant="secondary" size="small" disabled={portal.isPending} onClick={changeCard}>
          Change the card
        </Button>
      </div>
      <PlanChange brand={brand} subscription={subscription} />
      {cancelAtPeriodEnd ? (
        <Button variant="secondary" disabled={resume.isPending} onClick={() => resume.mutate(undefined)}>
          Keep the subscription
        </Button>
      ) : (
        <AskedTwice
          label="Cancel the subscription"
          warning={`It ends on ${end}; nothing is charged after that day.`}
          confirmLabel="Yes, cancel it"
          isPending={cancel.isPending}
          failure={cancel.error ? describeFailure(cancel.error) : undefined}
          onConfirm={() => cancel.mutateAsync(undefined)}
        />
      )}
    </section>
  );
}
