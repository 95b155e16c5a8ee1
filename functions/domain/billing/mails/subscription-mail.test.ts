import { expect, test } from 'vitest';
import { cents } from '#shared/domain/billing/money.ts';
import { makeCustomer } from '#tests/support/worlds/customer-fixture.ts';
import type { BillingNews } from '../apply-subscription.ts';
import { type Subscription, subscriptionSchema } from '../billing-account.ts';
import { composeBillingMail } from './subscription-mail.ts';

const credit = cents(131_436);

function subscribe(change: Partial<Subscription>): Subscription {
  return subscriptionSchema.parse({
    ...{ subscriptionId: 'sub', planId: 'basic', interval: 'monthly', status: 'active' },
    ...{ priceCents: cents(4900), currentPeriodEnd: '2027-03-02T00:00:00Z', trialEndsAt: null },
    ...{ cancelAtPeriodEnd: false, endedAt: null, card: null, nextDueCents: cents(4900), ...change },
  });
}

function listNews(change: Partial<Subscription>): BillingNews[] {
  const subscription = subscribe(change);
  const ends = subscribe({ ...change, cancelAtPeriodEnd: true, nextDueCents: null });
  const ended = subscribe({ ...change, status: 'canceled', nextDueCents: null });
  const openInvoice = { invoiceId: 'in_1', dueCents: cents(4900), url: null, asksOwner: false };
  const unpaid = subscribe({ ...change, status: 'past_due', openInvoice });
  return [
    { kind: 'begun', subscription },
    { kind: 'kept', subscription, change: 2 },
    { kind: 'cancelled', subscription: ends, change: 2 },
    { kind: 'past-due', subscription: unpaid, number: 1, graceEndsAt: new Date('2027-03-16T00:00:00Z') },
    { kind: 'paused', subscription: unpaid },
    { kind: 'ended', subscription: ended },
  ];
}

const standings: Partial<Subscription>[] = [
  {},
  { status: 'trialing' },
  { creditCents: credit, nextDueCents: cents(0) },
  { status: 'trialing', creditCents: credit, nextDueCents: cents(0) },
];
const cases = standings.flatMap((standing) =>
  listNews(standing).map((news) => [news.kind, JSON.stringify(standing), standing, news] as const),
);

test.each(cases)(
  'the mail about a subscription that is %s, of %s, says what is so',
  (_k, _s, standing, news) => {
    const owner = { name: 'Ada', email: 'ada@maple.test' };
    const { text } = composeBillingMail(news, makeCustomer({ paidSince: '2026-03-12T00:00:00Z' }), owner, '');
    const isOnTrial = news.subscription.status === 'trialing';
    expect(/trial/i.test(text)).toBe(isOnTrial && news.kind !== 'kept');
    const isByCredit = standing.nextDueCents === 0 && (news.kind === 'begun' || news.kind === 'kept');
    expect(/Your credit pays/.test(text)).toBe(isByCredit);
    if (isByCredit) expect(text).not.toMatch(/card will/);
    expect(/credit of \$1,314\.36 stays yours/.test(text)).toBe(
      standing.creditCents === credit && (news.kind === 'cancelled' || news.kind === 'ended'),
    );
    expect(text).not.toMatch(/\$0\.00/);
  },
);
