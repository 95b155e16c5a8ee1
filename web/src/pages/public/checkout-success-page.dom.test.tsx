import { expect, test } from 'vitest';
import { fakeClient } from '#tests/support/pages/fake-client.ts';
import { openPage } from '#tests/support/pages/open-page-fixture.tsx';

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
