import { expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import type { Billing } from '#shared/contract/billing/billing.ts';
import {
  type BillingState,
  billingStates,
  listBillingActions,
} from '#shared/domain/billing/billing-actions.ts';
import { emptyBillingDetails } from '#shared/domain/billing/billing-details.ts';
import { cents } from '#shared/domain/billing/money.ts';
import { addDays } from '#shared/domain/trial.ts';
import { fakeClient, refuse } from '#tests/support/pages/fake-client.ts';
import { openPart } from '#tests/support/pages/open-part.tsx';
import { BillingTab } from './billing-tab.tsx';

const card = { brand: 'visa', last4: '4242', expiryMonth: 4, expiryYear: 2031 };
const openInvoice = { invoiceId: 'in_1', dueCents: cents(4900), url: null, asksOwner: false };

/** What the provider says of the subscription in each state; absent where there is none. */
const subscriptions: Record<BillingState, Partial<NonNullable<Billing['subscription']>> | undefined> = {
  ...{ none: undefined, incomplete: undefined, invoiced: undefined },
  ...{ trialing: { status: 'trialing' }, active: {}, repaid: {} },
  ending: { cancelAtPeriodEnd: true, nextChargeAt: null, nextDueCents: null },
  owing: { openInvoice },
  'past-due': { status: 'past_due', openInvoice },
  paused: { status: 'past_due', openInvoice },
  ended: { status: 'canceled', card: null, nextChargeAt: null, nextDueCents: null },
};

/** Who is on the plan of a trial; the others are on the one they bought. */
const withoutPlan: readonly BillingState[] = ['none', 'incomplete', 'paused', 'ended'];

function billingOf(state: BillingState, trialDays: number, creditCents: number): Billing {
  const change = subscriptions[state];
  const isTrial = withoutPlan.includes(state);
  const day = addDays(new Date(), 20).toISOString();
  const used = { used: 12, limit: 300 };
  return {
    ...{ plan: isTrial ? 'trial' : 'basic', planName: isTrial ? 'Free Trial' : 'Silver', state },
    ...{ trialEndsAt: addDays(new Date(), trialDays).toISOString(), isTestMode: false, order: null },
    hadPlan: state === 'paused' || state === 'ended',
    ...{ method: state === 'invoiced' ? 'invoice' : 'card', purchaseOrderNumber: '' },
    ...{ actions: [...listBillingActions(state)], creditCents: cents(creditCents) },
    invoicing:
      state === 'invoiced'
        ? { dueCents: cents(0), renewsAt: null, payerName: null, term: null, firstCents: null }
        : null,
    usage: { conversations: { ...used, forecast: null }, pages: used, documents: used },
    subscription: change
      ? {
          ...{ status: 'active', planId: 'basic', interval: 'monthly', priceCents: cents(4900) },
          ...{ nextChargeAt: day, nextDueCents: cents(4900), currentPeriodEnd: day, card },
          ...{ cancelAtPeriodEnd: false, graceEndsAt: null, openInvoice: null, ...change },
        }
      : null,
  };
}

async function readTab(billing: Billing): Promise<string> {
  fakeClient({
    billing: {
      get: () => billing,
      getDetails: () => ({ ...emptyBillingDetails, version: 0 }),
      listInvoices: () => ({ invoices: [] }),
    },
  });
  const { screen, close } = openPart(<BillingTab brand={brands.gpt} chosen={undefined} />);
  await screen.findByRole('heading', { name: 'Billing details' });
  await screen.findByLabelText('Billing email');
  const text = document.body.textContent ?? '';
  close();
  return text;
}

const cases = billingStates.flatMap((state) =>
  [5, -5].flatMap((trialDays) => [0, 131_436].map((credit) => [state, trialDays, credit] as const)),
);

test.each(cases)(
  'who is %s, %i days before the end of the trial, with %i cents of credit reads what is so',
  async (state, trialDays, credit) => {
    const text = await readTab(billingOf(state, trialDays, credit));
    const isOnTrial = state === 'none' || state === 'incomplete';
    if (!isOnTrial) expect(text).not.toMatch(/trial/i);
    if (trialDays < 0) expect(text).not.toMatch(/days? left|needs no card/);
    if (credit > 0 && state !== 'invoiced') expect(text).not.toContain('Nothing due');
    if (subscriptions[state] && state !== 'ended') expect(text).not.toMatch(/needs no card|Method: None/);
    expect(text).not.toMatch(/\$0\.00 (is|are) (due|charged)|charged \$0\.00/);
  },
);

test('a change that costs another amount by now is refused, and shows what it costs', async () => {
  const previews = [cents(5000), cents(0)].map((dueNowCents, index) => ({
    ...{ dueNowCents, creditCents: cents(0), priceCents: cents(9900) },
    ...{ proratedAt: '2026-11-30T10:00:00.000Z', latestInvoiceId: `in_${index}` },
  }));
  const asked: unknown[] = [];
  fakeClient({
    billing: {
      get: () => billingOf('active', 0, 0),
      getDetails: () => ({ ...emptyBillingDetails, version: 0 }),
      listInvoices: () => ({ invoices: [] }),
      previewChange: () => previews.shift() ?? refuse('UNAVAILABLE')(),
      changePlan: ({ latestInvoiceId }) => {
        asked.push(latestInvoiceId);
        return refuse('CONFLICT')();
      },
    },
  });
  const { screen, user, field, press } = openPart(<BillingTab brand={brands.gpt} chosen={undefined} />);
  await user.selectOptions(await field('Change the plan'), 'professional:monthly');
  await screen.findByText(/^\$50\.00 is charged now/);
  await press('Change to Gold');
  await screen.findByText(/^Nothing is charged now/);
  await screen.findByRole('alert');
  expect(asked).toEqual(['in_0']);
});
