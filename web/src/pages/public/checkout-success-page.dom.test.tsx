import { expect, test } from 'vitest';
import type { CheckoutOrder } from '#shared/contract/billing/checkout.ts';
import { cents } from '#shared/domain/billing/money.ts';
import { fakeClient } from '#tests/support/pages/fake-client.ts';
import { openPage } from '#tests/support/pages/open-page-fixture.tsx';
import { signInStore } from '#web/lib/sign-in/sign-in-store.ts';

test.each([
  ['/checkout/success', 'Your order', 'Please select a plan first.'],
  ['/checkout/success?platform=edgpt&tier=gold', 'Your order', 'Please select a plan first.'],
  [
    '/checkout/success?platform=law&tier=basic',
    'Have you sent your order?',
    /This window hasn’t sent an order\./,
  ],
])('%s, opened directly, claims no order', async (path, name, text) => {
  fakeClient({});
  const { screen } = await openPage(path);
  await screen.findByRole('heading', { name });
  await screen.findByText(text);
});

test('an unknown plan leads to the plans', async () => {
  fakeClient({});
  const { screen } = await openPage('/checkout/success?platform=nobrand');
  const plans = await screen.findByRole('link', { name: 'See the plans' });
  expect(plans.getAttribute('href')).toMatch(/#pricing$/);
});

const paid: CheckoutOrder = {
  ...{ organisationName: 'Maple Grove', priceCents: cents(4900), setupFeeCents: cents(0) },
  ...{ dueTodayCents: cents(0), creditCents: cents(0), trialEnd: null, dueAfterTrialCents: null },
  ...{ addsTax: false, tax: null, paymentForm: { kind: 'embedded' }, isTestMode: false, savedCard: null },
  ...{ paysByInvoice: false, status: 'active', planId: 'basic' },
  ...{ paidCents: cents(4900), nextDueCents: cents(4900) },
};
const onTrial = { status: 'trialing', trialEnd: '2031-03-12T12:00:00Z', paidCents: cents(0) } as const;

test.each<[string, Partial<CheckoutOrder>, RegExp]>([
  ['a card paid', {}, /Your card was charged \$49\.00\./],
  ['credit paid', { paidCents: cents(0) }, /Your credit paid\./],
  ['the trial runs', onTrial, /first time on March 12, 2031, when your trial ends: \$49\.00\./],
  ['credit pays later', { ...onTrial, nextDueCents: cents(0) }, /your credit pays the first charge\./],
])('the confirmation says what is charged where %s', async (_case, change, said) => {
  fakeClient({ checkout: { getOrder: () => ({ ...paid, ...change }) } });
  signInStore.write('user', { accessToken: 'token', refreshToken: 'token', profile: '{}' });
  const { screen } = await openPage('/checkout/success?platform=gpt&tier=basic&interval=monthly&paid=card');
  await screen.findByText(said);
  expect(document.body.textContent).not.toContain('$0.00');
});
