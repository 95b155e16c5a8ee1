import { expect, test } from 'vitest';
import { cents } from '#shared/domain/billing/money.ts';
import type { BrandCounts, BrandMonth } from '../brand-counts.ts';
import { describeMoney } from './describe-money.ts';

const quiet: BrandMonth = {
  visitors: [],
  revenueCents: Array.from({ length: 31 }, () => cents(0)),
  trialEnds: [],
  ...{ cancellations: 0, lostCents: cents(0), taxCents: cents(440) },
};
const sales = { trials: 0, customers: 0, paid: 0, revenueCents: cents(50_000), taxCents: cents(4000) };
const chats = { visitors: 0, conversations: 0, questions: 0, answered: 0, rated: 0, helpful: 0 };

function makeCounts(thisMonth: Record<number, number>, lastMonth: Record<number, number>): BrandCounts {
  const fill = (days: Record<number, number>) => ({
    ...quiet,
    revenueCents: quiet.revenueCents.map((_none, index) => cents(days[index + 1] ?? 0)),
  });
  return {
    totals: { ...sales, ...chats },
    months: new Map([
      ['2026-10', fill(lastMonth)],
      ['2026-11', fill(thisMonth)],
    ]),
  };
}

test('growth compares a running month with the same days of the previous month', () => {
  const counts = makeCounts({ 2: 9900, 10: 9900 }, { 3: 9900, 25: 100_000 });
  const money = describeMoney([{ brandId: 'edgpt', counts }], new Date('2026-11-12T10:00:00Z'));
  expect(money).toMatchObject({
    ...{ totalRevenue: 50_000, monthlyRevenue: 19_800 },
    ...{ totalTax: 4000, monthlyTax: 440 },
  });
  expect(money.revenueByDomain).toMatchObject([
    { domain: 'EdGPT.ai', revenue: 50_000, tax: 4000, growth: 100 },
  ]);
});

test('growth is null without earlier revenue, and the previous month may be shorter', () => {
  const counts = makeCounts({ 1: 9900 }, {});
  const [brand] = describeMoney(
    [{ brandId: 'law', counts }],
    new Date('2026-11-30T10:00:00Z'),
  ).revenueByDomain;
  expect(brand?.growth).toBeNull();
});
