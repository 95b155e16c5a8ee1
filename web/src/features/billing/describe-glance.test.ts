import { expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import type { Billing } from '#shared/contract/billing/billing.ts';
import { cents } from '#shared/domain/billing/money.ts';
import { describeGlance } from './describe-glance.ts';

const used = { used: 12, limit: 300 };
const subscription: NonNullable<Billing['subscription']> = {
  ...{ status: 'canceled', planId: 'basic', interval: 'monthly', priceCents: cents(4900) },
  ...{ nextChargeAt: null, nextDueCents: null, currentPeriodEnd: '2026-03-15T00:00:00.000Z' },
  ...{ cancelAtPeriodEnd: false, card: null, graceEndsAt: null, openInvoice: null },
};
const never: Billing = {
  ...{
    plan: 'trial',
    planName: 'Free Trial',
    trialEndsAt: '2026-03-08T00:00:00Z',
    method: 'card',
    state: 'none',
  },
  ...{ actions: [], creditCents: cents(0), purchaseOrderNumber: '', order: null, invoicing: null },
  usage: { conversations: { ...used, forecast: null }, pages: used, documents: used },
  ...{ subscription: null, isTestMode: false, hadPlan: false },
};
const trialTexts = /trial/i;

const read = (billing: Billing) =>
  describeGlance(brands.gpt, billing, new Date('2026-03-02T00:00:00Z'))
    .map(({ label, value, note }) => `${label}: ${value}. ${note}`)
    .join('; ');

test('a customer who never bought reads of the trial, and one whose subscription ended or is paused does not', () => {
  expect(read(never)).toMatch(/6 days left.*The trial needs no card; a plan starts only when you choose one/);
  expect(read(never)).not.toMatch(/Nothing due|None/);
  for (const state of ['ended', 'paused'] as const)
    expect(read({ ...never, hadPlan: true, state, subscription }), state).not.toMatch(trialTexts);
});

test('a plan by invoice that was ended leaves no words of a trial, unless the trial goes on', () => {
  const ended = { ...never, hadPlan: true, method: 'invoice' as const };
  expect(read(ended)).toContain('6 days left');
  const late = read({ ...ended, trialEndsAt: '2026-03-01T00:00:00Z' });
  expect(late).toMatch(/Plan: None.*taking a break/);
  expect(late).not.toMatch(trialTexts);
});

test('an order that waits keeps the assistant of a former customer answering', () => {
  const order = { planId: 'basic' as const, orderedAt: '2026-03-01T00:00:00Z' };
  const text = read({ ...never, hadPlan: true, trialEndsAt: '2026-02-01T00:00:00Z', order });
  expect(text).toContain('Your order waits for our answer');
  expect(text).not.toContain('taking a break');
});

test('once the trial has ended, nobody reads what it does not need', () => {
  const late = read({ ...never, trialEndsAt: '2026-03-01T00:00:00Z' });
  expect(late).toContain('Ended on');
  expect(late).not.toContain('needs no card');
});

test('a school that ordered by invoice, or whose order was accepted, reads what comes first', () => {
  const orderedAt = '2026-03-01T00:00:00Z';
  const readSchool = (change: Partial<Billing>) =>
    describeGlance(
      brands.edgpt,
      { ...never, trialEndsAt: '2026-04-02T00:00:00Z', ...change },
      new Date('2026-03-28T00:00:00Z'),
    );
  const first = { label: 'First invoice', value: '$117.50', note: expect.stringContaining('by email') };
  expect(readSchool({ order: { planId: 'starter', orderedAt } })).toContainEqual(first);
  const invoicing = { term: null, renewsAt: null, dueCents: cents(0), payerName: null };
  expect(
    readSchool({ plan: 'starter', invoicing: { ...invoicing, firstCents: cents(11_750) } }),
  ).toContainEqual(first);
  const invoiced = { ...invoicing, term: { start: '2026-04-01', end: '2026-06-30' }, firstCents: null };
  expect(readSchool({ plan: 'starter', invoicing: invoiced })).toContainEqual({
    ...{ label: 'Next amount', value: 'Nothing due', note: '' },
  });
});

test('credit stands where nothing is due', () => {
  const ended: Billing = { ...never, state: 'ended', subscription, creditCents: cents(131_436) };
  expect(read(ended)).toContain('Your credit: $1,314.36. A new plan uses it, or we pay it back');
  expect(read(ended)).not.toContain('Nothing due');
});
