import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { findTiers, formatUsd } from '#shared/domain/pricing.ts';
import { annualSavingInCents } from '#shared/domain/subscription.ts';
import { AppError } from '#shared/errors.ts';
import { withReturnPath } from '#web/lib/sign-in/return-path.ts';
import { signInPaths } from '#web/lib/sign-in/sign-in-store.ts';
import { useLinkToken } from '#web/lib/sign-in/use-link-token.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { CardCheckout } from './card-checkout.tsx';
import { CheckoutLink } from './checkout-link.tsx';
import { type Order, sayPrice } from './find-order.ts';
import { OrderSummary } from './order-summary.tsx';
import { useCheckoutOrder } from './queries.ts';

type OrderFormProps = {
  order: Order;
  email: string;
  name: string;
  parameters: Partial<Record<string, string>>;
  /** Where an order by invoice is written. */
  invoiceForm: ReactNode;
  /** With the token of a mailed link, where that proved the account. */
  onPaid: (token: string) => void;
};

/** An order with its choices: plan, interval, and whether a card or an invoice pays it. */
export function OrderForm({ order, email, name, parameters, invoiceForm, onPaid }: OrderFormProps) {
  const navigate = useNavigate();
  const token = useLinkToken();
  const [way, setWay] = useState<'card' | 'invoice'>('card');
  const { brand, tier, interval } = order;
  const input = { platform: brand.id, tierId: tier.id, interval, ...(token && { checkoutToken: token }) };
  const asked = useCheckoutOrder(input);
  const show = (change: { tier?: string; interval?: string }) => {
    const next = { platform: parameters.platform ?? brand.id, tier: tier.id, interval, ...change };
    navigate(`/checkout/${next.platform}/${next.tier}/${next.interval}${window.location.search}`, {
      replace: true,
    });
  };
  const isUnknown = asked.error instanceof AppError && asked.error.code === 'UNAUTHENTICATED';
  const subscribing = { ...input, customerEmail: email, customerName: name };
  return (
    <div className="mt-10 grid gap-10 lg:grid-cols-[1fr_1.4fr]">
      <div className="space-y-6">
        <SelectField
          id="plan"
          label="Plan"
          value={tier.id}
          options={findTiers(brand.pricingModel).map(({ id, checkoutName, name: first }) => ({
            value: id,
            label: `${checkoutName} (${first})`,
          }))}
          onChange={({ target }) => show({ tier: target.value })}
        />
        <RadioCards
          name="interval"
          legend="Billing"
          value={interval}
          options={[
            { value: 'monthly', label: 'Monthly', hint: sayPrice({ ...order, interval: 'monthly' }) },
            {
              value: 'annual',
              label: 'Annual',
              hint: `${sayPrice({ ...order, interval: 'annual' })}, saves ${formatUsd(annualSavingInCents(tier) / 100)}`,
            },
          ]}
          onChange={(value) => show({ interval: value })}
        />
        <OrderSummary tier={tier} interval={interval} order={asked.data} />
      </div>
      <div>
        <RadioCards
          name="way"
          legend="Payment"
          value={way}
          options={[
            { value: 'card', label: 'Card', hint: 'Charged by itself; cancel anytime' },
            { value: 'invoice', label: 'Invoice', hint: 'Purchase orders are welcome' },
          ]}
          onChange={setWay}
        />
        {way === 'invoice' && (
          <section aria-labelledby="order-form" className="mt-8">
            <h2 id="order-form" className="text-2xl">
              Order by invoice
            </h2>
            <p className="mt-2 mb-6 max-w-prose text-ink-muted">
              Send us the order below. We answer within 24 hours with an invoice; purchase orders are welcome.
            </p>
            {invoiceForm}
          </section>
        )}
        {way === 'card' && (
          <section aria-labelledby="card-form" className="mt-8">
            <h2 id="card-form" className="mb-6 text-2xl">
              Pay by card
            </h2>
            {asked.isPending && <Spinner label="Loading the checkout" />}
            {isUnknown && (
              <CheckoutLink
                input={subscribing}
                signInPath={withReturnPath(
                  signInPaths.user,
                  window.location.pathname + window.location.search,
                )}
              />
            )}
            {asked.error && !isUnknown && (
              <Callout tone="danger" role="alert">
                <p className="font-semibold">Unable to load checkout information.</p>
                {asked.error instanceof AppError && <p>{asked.error.message}</p>}
                <Button size="small" className="mt-3" onClick={() => navigate(-1)}>
                  Go Back
                </Button>
              </Callout>
            )}
            {asked.data && (
              <>
                <p className="mb-5 max-w-prose">
                  For <strong>{asked.data.organisationName}</strong>.{' '}
                  {asked.data.trialEnd
                    ? `${asked.data.dueTodayCents > 0 ? 'The setup fee alone' : 'Nothing'} is charged today: your card is charged when your trial ends.`
                    : 'Your card is charged today.'}
                </p>
                <CardCheckout
                  order={asked.data}
                  input={subscribing}
                  successPath={`/checkout/success?${new URLSearchParams({ platform: parameters.platform ?? '', tier: tier.id, interval, paid: 'card' })}`}
                  onPaid={() => onPaid(token)}
                />
              </>
            )}
          </section>
        )}
      </div>
    </div>
  );
}
