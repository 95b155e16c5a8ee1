import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CheckoutOrder } from '#shared/contract/billing/checkout.ts';
import { nameAtCheckout } from '#shared/domain/billing/checkout-names.ts';
import { describeInvoice } from '#shared/domain/billing/describe-invoice.ts';
import { findEnrollmentDay } from '#shared/domain/billing/fiscal-year.ts';
import { cents } from '#shared/domain/billing/money.ts';
import { annualSavingUsd, findTiers, formatUsd, sayPriceOf } from '#shared/domain/billing/pricing.ts';
import { billingIntervals } from '#shared/domain/billing/subscription.ts';
import type { TaxPlace } from '#shared/domain/billing/tax-place.ts';
import { contactReplyHours } from '#shared/domain/limits.ts';
import { withReturnPath } from '#web/lib/sign-in/return-path.ts';
import { signInPaths } from '#web/lib/sign-in/sign-in-store.ts';
import { useLinkToken } from '#web/lib/sign-in/use-link-token.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { CardPayment } from './card-payment.tsx';
import { useCheckoutOrder } from './checkout-order.ts';
import type { Order } from './find-order.ts';
import { InvoiceOrderForm } from './invoice-order-form.tsx';
import { findObstacle, ObstacleNotice, OrderFailure, type PaymentMethod } from './order-obstacle.tsx';
import { OrderSummary } from './order-summary.tsx';
import type { SentOrder } from './sent-order.ts';

type OrderFormProps = {
  order: Order;
  /** Both are empty while the customer is unknown. */
  email: string;
  name: string;
  parameters: Partial<Record<string, string>>;
  /** For visitors without an account. */
  trialPath: string;
};

/** An order with its choices: plan, interval, and payment by card or invoice. */
export function OrderForm({ order, email, name, parameters, trialPath }: OrderFormProps) {
  const navigate = useNavigate();
  const token = useLinkToken();
  const [method, setMethod] = useState<PaymentMethod>(() =>
    new URLSearchParams(window.location.search).get('pay') === 'invoice' ? 'invoice' : 'card',
  );
  const [taxPlace, setTaxPlace] = useState<TaxPlace>();
  const { brand, tier } = order;
  // Invoices are always yearly.
  const intervals = method === 'card' ? billingIntervals : (['annual'] as const);
  const interval = method === 'card' ? order.interval : 'annual';
  const ordered = { platform: brand.id, tierId: tier.id, ...(token && { checkoutToken: token }) };
  const input = { ...ordered, interval, ...(taxPlace && method === 'card' && { taxPlace }) };
  // The details of an invoice order stay when the plan changes.
  const orderQuery = useCheckoutOrder(input, { keepsPrevious: method === 'invoice' });
  // The hub has its checkout below its own root.
  const root = window.location.pathname.split('/checkout/')[0] ?? '';
  const show = (change: { tier?: string; interval?: string }) => {
    const next = {
      platform: parameters.platform ?? brand.id,
      tier: tier.id,
      interval: order.interval,
      ...change,
    };
    navigate(`${root}/checkout/${next.platform}/${next.tier}/${next.interval}${window.location.search}`, {
      replace: true,
    });
  };
  const obstacle = orderQuery.data && findObstacle(method, orderQuery.data);
  const signInPath = withReturnPath(signInPaths.user, window.location.pathname + window.location.search);
  const successPath = `${root}/checkout/success?${new URLSearchParams({ platform: parameters.platform ?? '', tier: tier.id, interval })}`;
  const paidPath = `${successPath}&paid=card`;
  const subscribing = { ...input, customerEmail: email, customerName: name };
  return (
    <div className="mt-10 grid gap-10 lg:grid-cols-[1fr_1.4fr]">
      <div className="space-y-6">
        <SelectField
          id="plan"
          label="Plan"
          value={tier.id}
          options={findTiers(brand.pricingModel).map((one) => ({
            value: one.id,
            label: nameAtCheckout(one),
          }))}
          onChange={({ target }) => show({ tier: target.value })}
        />
        <RadioCards
          name="interval"
          legend="Billing"
          value={interval}
          options={intervals.map((value) => describeInterval({ ...order, interval: value }))}
          onChange={(value) => show({ interval: value })}
        />
        <OrderSummary
          tier={tier}
          interval={interval}
          order={orderQuery.data && (method === 'card' ? orderQuery.data : asInvoiced(orderQuery.data))}
          firstCharge={method === 'card' && !obstacle ? orderQuery.data?.dueAfterTrialCents : undefined}
        />
      </div>
      <div>
        <RadioCards
          name="way"
          legend="Payment"
          value={method}
          options={[
            { value: 'card', label: 'Card', hint: 'Charged automatically; cancel anytime' },
            { value: 'invoice', label: 'Invoice', hint: 'Purchase orders are welcome' },
          ]}
          onChange={setMethod}
        />
        <section aria-labelledby="way-form" className="mt-8">
          <h2 id="way-form" className="mb-6 text-2xl">
            {method === 'card' ? 'Pay by card' : 'Order by invoice'}
          </h2>
          {orderQuery.isPending && <Spinner label="Loading the checkout" />}
          {orderQuery.error && (
            <OrderFailure error={orderQuery.error} input={subscribing} {...{ signInPath, trialPath }} />
          )}
          {obstacle && <ObstacleNotice obstacle={obstacle} onInvoice={() => setMethod('invoice')} />}
          {orderQuery.data && !obstacle && (
            <p className="mb-5 max-w-prose">
              For <strong>{orderQuery.data.organisationName}</strong>.{' '}
              {method === 'invoice' ? sayInvoice(orderQuery.data, order) : sayCardUse(orderQuery.data)}
            </p>
          )}
          {orderQuery.data && !obstacle && method === 'invoice' && (
            <InvoiceOrderForm
              input={ordered}
              {...{ email, name }}
              onOrdered={(statusPath) =>
                navigate(successPath, {
                  state: { statusPath, trialEnd: orderQuery.data.trialEnd } satisfies SentOrder,
                })
              }
            />
          )}
          {orderQuery.data && !obstacle && method === 'card' && (
            <CardPayment
              order={orderQuery.data}
              input={subscribing}
              isForSchools={brand.pricingModel === 'enrollment'}
              onPlaced={setTaxPlace}
              successPath={paidPath}
              onPaid={() => navigate(paidPath, { state: token || undefined })}
            />
          )}
        </section>
      </div>
    </div>
  );
}

/** Our own invoices add no tax, and use up no credit. */
function asInvoiced(order: CheckoutOrder): CheckoutOrder {
  return { ...order, dueTodayCents: cents(0), creditCents: cents(0), addsTax: false, tax: null };
}

function describeInterval(order: Order) {
  const { tier, interval } = order;
  const price = sayPriceOf(tier, interval);
  if (interval === 'monthly') return { value: interval, label: 'Monthly', hint: price };
  const saving = formatUsd(annualSavingUsd(tier));
  return { value: interval, label: 'Annual', hint: `${price}, saves ${saving}` };
}

function sayInvoice({ trialEnd }: CheckoutOrder, { brand, tier }: Order): string {
  const enrolled = findEnrollmentDay(trialEnd, new Date());
  return `Within ${contactReplyHours} hours we send you an invoice in US dollars. ${describeInvoice(brand.pricingModel, tier, enrolled)} Your assistant stays open in the meantime.`;
}

/** Why a card is asked for where nothing is due. */
function sayCardUse({ trialEnd, dueTodayCents, savedCard }: CheckoutOrder): string {
  return trialEnd || dueTodayCents > 0 || savedCard ? '' : 'Later charges go to the card.';
}
