import type { ReactNode } from 'react';
import type { Billing } from '#shared/contract/billing/billing.ts';
import { formatCents } from '#shared/domain/billing/money.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { buttonStyle } from '#web/ui/form/button.tsx';

type Subscription = NonNullable<Billing['subscription']>;
type PaymentNoticeProps = { state: Billing['state']; subscription: Subscription };

/** What the customer has to know, or do, about its payments. */
export function PaymentNotice({ state, subscription }: PaymentNoticeProps) {
  const { openInvoice, graceEndsAt, currentPeriodEnd } = subscription;
  const amount = openInvoice ? formatCents(openInvoice.dueCents) : '';
  const day = formatDay(graceEndsAt ?? currentPeriodEnd);
  const asksOwner = openInvoice?.asksOwner === true;
  switch (state) {
    case 'past-due':
      return (
        <Due title={asksOwner ? askingBank : 'Your card could not be charged'} openInvoice={openInvoice}>
          Your assistant keeps answering until {day}. Before that day, please{' '}
          {asksOwner ? `confirm the payment of ${amount}` : `pay ${amount} or enter another card`}.
        </Due>
      );
    case 'paused':
      return (
        <Due title="Your assistant is taking a break" openInvoice={openInvoice}>
          The payment of {amount} has not arrived. Your assistant answers again, with everything it knows, as
          soon as you {asksOwner ? 'confirm the payment' : 'pay or enter a card that works'}.
        </Due>
      );
    case 'owing':
      return (
        <Due title={asksOwner ? askingBank : 'An invoice is still open'} openInvoice={openInvoice}>
          {asksOwner
            ? `Your plan changes as soon as you confirm the payment of ${amount}.`
            : `Pay ${amount} to be able to change your plan.`}
        </Due>
      );
    case 'repaid':
      return (
        <Callout tone="warning" role="status">
          <p>A payment of this period was paid back or is disputed. Write to us to change your plan.</p>
        </Callout>
      );
    case 'ending':
      return (
        <Callout tone="warning" role="status">
          <p>
            Your subscription is cancelled and ends on {formatDay(currentPeriodEnd)}. Until then nothing
            changes.
          </p>
        </Callout>
      );
    case 'none':
    case 'incomplete':
    case 'invoiced':
    case 'trialing':
    case 'active':
    case 'ended':
      return null;
  }
}

const askingBank = 'Your bank asks you to confirm a payment';

type DueProps = { title: string; openInvoice: Subscription['openInvoice']; children: ReactNode };

function Due({ title, openInvoice, children }: DueProps) {
  return (
    <Callout tone="danger" role="alert">
      <p className="font-semibold">{title}</p>
      <p>{children}</p>
      {openInvoice?.url && (
        <a
          href={openInvoice.url}
          target="_blank"
          rel="noopener"
          className={`${buttonStyle({ size: 'small' })} mt-3`}
        >
          {openInvoice.asksOwner ? 'Confirm and pay' : 'Pay'} {formatCents(openInvoice.dueCents)}
        </a>
      )}
    </Callout>
  );
}
