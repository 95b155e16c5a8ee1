import { expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import type { CheckoutOrder } from '#shared/contract/billing/checkout.ts';
import { cents } from '#shared/domain/billing/money.ts';
import { findTiers } from '#shared/domain/billing/pricing.ts';
import { subscriptionStatusSchema } from '#shared/domain/billing/subscription.ts';
import { addDays } from '#shared/domain/trial.ts';
import { fakeClient } from '#tests/support/pages/fake-client.ts';
import { openPart } from '#tests/support/pages/open-part.tsx';
import { formatDay } from '#web/lib/format/format-day.ts';
import { signInStore } from '#web/lib/sign-in/sign-in-store.ts';
import { OrderForm } from './order-form.tsx';

const card = { brand: 'visa', last4: '4242', expiryMonth: 4, expiryYear: 2031 };

type Standing = {
  status: CheckoutOrder['status'];
  isOnTrial: boolean;
  creditCents: number;
  isCardSaved: boolean;
};

function orderOf({ status, isOnTrial, creditCents, isCardSaved }: Standing): CheckoutOrder {
  const price = 4900;
  const credit = cents(isOnTrial ? 0 : Math.min(price, creditCents));
  return {
    ...{ organisationName: 'Maple Grove', priceCents: cents(price), setupFeeCents: cents(0) },
    ...{ dueTodayCents: cents(isOnTrial ? 0 : price - credit), creditCents: credit },
    trialEnd: isOnTrial ? addDays(new Date(), 5).toISOString() : null,
    dueAfterTrialCents: isOnTrial ? cents(Math.max(0, price - creditCents)) : null,
    ...{ addsTax: false, tax: null, paymentForm: { kind: 'embedded' }, isTestMode: false },
    ...{ paysByInvoice: false, status, planId: status && 'basic', savedCard: isCardSaved ? card : null },
    ...{ paidCents: cents(0), nextDueCents: null },
  };
}

const cases = [null, ...subscriptionStatusSchema.options].flatMap((status) =>
  [true, false].flatMap((isOnTrial) =>
    [0, 131_436].flatMap((creditCents) =>
      [true, false].map((isCardSaved): Standing => ({ status, isOnTrial, creditCents, isCardSaved })),
    ),
  ),
);

function openCheckout(order: CheckoutOrder, clientSecret: string | null = null) {
  signInStore.write('user', { accessToken: 'token', refreshToken: 'token', profile: '{}' });
  window.history.replaceState(null, '', '/checkout/gpt/basic/monthly');
  const [tier] = findTiers('standard');
  if (!tier) throw new Error('Nothing is sold');
  const client = fakeClient({
    checkout: {
      getOrder: () => order,
      createSubscription: () => ({
        ...{ clientSecret, trialEnd: order.trialEnd, confirms: clientSecret ? 'setup' : null },
        isSubscribed: clientSecret === null,
      }),
    },
  });
  const part = openPart(
    <OrderForm
      order={{ brand: brands.gpt, tier, interval: 'monthly' }}
      {...{ email: 'ada@maple.test', name: 'Ada', trialPath: '/#trial-signup' }}
      parameters={{ platform: 'gpt', tier: tier.id, interval: 'monthly' }}
    />,
  );
  return { ...client, ...part };
}

const readLine = (label: string) =>
  [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === label)?.nextElementSibling
    ?.textContent;

test.each(cases)(
  'the checkout of who is $status, on a trial $isOnTrial, with $creditCents cents of credit and a saved card $isCardSaved',
  async (standing) => {
    const { screen } = openCheckout(orderOf(standing));
    const { status, isOnTrial, creditCents, isCardSaved } = standing;
    if (status && ['trialing', 'active', 'past_due'].includes(status)) {
      await screen.findByText('Your organization already has a subscription');
      expect(screen.queryByRole('button', { name: /subscribe/i })).toBeNull();
      expect(screen.queryByText(/is charged|First charge/)).toBeNull();
      return;
    }
    await screen.findByText('Maple Grove');
    const text = document.body.textContent ?? '';
    if (!isOnTrial) expect(text).not.toMatch(/trial/i);
    const isFree = isOnTrial || creditCents > 0;
    expect(/charged \$0/.test(text)).toBe(false);
    // What is due today, and the day of the first charge, stand in one place.
    expect(text.match(/today/g)).toHaveLength(1);
    expect(readLine('Total due today')).toBe(isFree ? '$0' : '$49');
    const { trialEnd } = orderOf(standing);
    if (trialEnd) {
      const day = formatDay(trialEnd);
      expect(text.split(day)).toHaveLength(2);
      expect(readLine(`First charge on ${day}`)).toBe(creditCents > 0 ? '$0, your credit pays' : '$49');
    }
    expect(/First charge/.test(text)).toBe(isOnTrial);
    expect(readLine('Your credit')).toBe(!isOnTrial && creditCents > 0 ? '-$49.00' : undefined);
    expect(/Later charges go to the card\./.test(text)).toBe(!isOnTrial && isFree && !isCardSaved);
    expect(screen.queryByLabelText(/^Test card number/) === null).toBe(isFree && isCardSaved);
    expect(/Later charges go to your VISA ending in 4242/.test(text)).toBe(isFree && isCardSaved);
  },
);

const byCredit = orderOf({ status: 'canceled', isOnTrial: false, creditCents: 131_436, isCardSaved: true });

test('an order that credit pays needs no card where one is saved', async () => {
  const { press, inputsOf } = openCheckout(byCredit);
  await press('Subscribe');
  await expect.poll(() => window.location.search).toContain('paid=card');
  expect(inputsOf('checkout.createSubscription')).toHaveLength(1);
});

test('a saved card that is gone is asked for again', async () => {
  const { press, field } = openCheckout(byCredit, 'seti_1_secret_1');
  await press('Subscribe');
  await field(/^Test card number/);
});
