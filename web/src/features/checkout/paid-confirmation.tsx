import { useLocation } from 'react-router-dom';
import type { CheckoutOrder } from '#shared/contract/billing/checkout.ts';
import { nameAtCheckout } from '#shared/domain/billing/checkout-names.ts';
import { formatCents } from '#shared/domain/billing/money.ts';
import { sayPriceOf } from '#shared/domain/billing/pricing.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { buttonStyle } from '#web/ui/form/button.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import { useCheckoutOrder } from './checkout-order.ts';
import type { Order } from './find-order.ts';

/** The subscription after card entry, polled until the payment provider confirms it. */
export function PaidConfirmation({ order }: { order: Order }) {
  const state: unknown = useLocation().state;
  const { brand, tier, interval } = order;
  const { data, error } = useCheckoutOrder(
    {
      ...{ platform: brand.id, tierId: tier.id, interval },
      ...(typeof state === 'string' && { checkoutToken: state }),
    },
    { waits: true },
  );
  const isConfirmed = data?.status === 'active' || data?.status === 'trialing';
  if (error)
    return (
      <p className="max-w-prose" role="status">
        Sign in to see your subscription in your dashboard, under Billing.
      </p>
    );
  if (!data || !isConfirmed)
    return (
      <Spinner label="Waiting for your bank to confirm the card. You can close this page; we’ll email you when it’s done." />
    );
  return (
    <>
      <div role="status">
        <h1 className="text-display">Your {nameAtCheckout(tier)} plan has started</h1>
      </div>
      <div className="mt-6 max-w-prose space-y-4">
        <p>
          {data.organisationName} is on the {nameAtCheckout(tier)} plan for {brand.name},{' '}
          {sayPriceOf(tier, interval)}.
        </p>
        <p>{describeCharges(data)}</p>
        {data.isTestMode && <p className="font-semibold">Test mode: no real card is charged.</p>}
        <SiteLink to="/school/dashboard?tab=billing" className={buttonStyle()} label="Open your dashboard" />
      </div>
    </>
  );
}

function describeCharges({ status, trialEnd, nextDueCents, priceCents, paidCents }: CheckoutOrder): string {
  if (status !== 'trialing' || !trialEnd) {
    const paid = paidCents > 0 ? `Your card was charged ${formatCents(paidCents)}.` : 'Your credit paid.';
    return `${paid} The invoice is in your dashboard, under Billing.`;
  }
  const first = nextDueCents ?? priceCents;
  return first === 0
    ? `When your trial ends on ${formatDay(trialEnd)}, your credit pays the first charge.`
    : `Your card is charged for the first time on ${formatDay(trialEnd)}, when your trial ends: ${formatCents(first)}.`;
}
