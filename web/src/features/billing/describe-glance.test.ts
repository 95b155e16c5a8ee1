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
  ...{ subscription: null, isTestMode: false },
};
const trialTexts = /trial/i;

const read = (billing: Billing) =>
  describeGlance(brands.gpt, billing, new Date('2026-03-02T00:00:00Z'))
    .map(({ label, value, note }) => `${label}: ${value}. ${note}`)
    .join('; ');

test('a customer who never bought reads of the trial, and one whose subscription ended or is paused does not', () => {
  expect(read(never)).toMatch(/6 days left.*A plan starts only when you choose one.*The trial needs no card/);
  for (const state of ['ended', 'paused'] as const)
    expect(read({ ...never, state, subscription }), state).not.toMatch(trialTexts);
});

test('once the trial has ended, nobody reads what it does not need', () => {
  const late = read({ ...never, trialEndsAt: '2026-03-01T00:00:00Z' });
  expect(late).toContain('Ended on');
  expect(late).not.toContain('needs no card');
});

test('credit stands where nothing is due', () => {
  const ended: Billing = { ...never, state: 'ended', subscription, creditCents: cents(131_436) };
  expect(read(ended)).toContain('Your credit: $1,314.36. A new plan uses it, or we pay it back');
  expect(read(ended)).not.toContain('Nothing due');
});
