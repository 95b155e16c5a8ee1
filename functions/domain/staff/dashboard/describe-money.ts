import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { type Cents, cents, sumCents } from '#shared/domain/billing/money.ts';
import { toPercent } from '#shared/domain/figures/shares.ts';
import type { StaffDashboard } from '#shared/domain/staff/staff-dashboard.ts';
import type { BrandCounts } from '../brand-counts.ts';
import { readDays } from './read-days.ts';

/** Revenue and losses in cents; growth compares with the same days of the previous month. */
export function describeMoney(
  counted: readonly { brandId: BrandId; counts: BrandCounts }[],
  now: Date,
): StaffDashboard['billingManager'] {
  const month = now.toISOString().slice(0, 7);
  const monthly = counted.map(({ brandId, counts }) => ({
    brandId,
    ...{ revenue: counts.totals.revenueCents, tax: counts.totals.taxCents },
    taxThisMonth: counts.months.get(month)?.taxCents ?? cents(0),
    thisMonth: countMonth(counts, now, 0),
    lastMonth: countMonth(counts, now, -1),
    cancellations: counts.months.get(month)?.cancellations ?? 0,
    lost: counts.months.get(month)?.lostCents ?? cents(0),
  }));
  return {
    totalRevenue: sumCents(monthly.map(({ revenue }) => revenue)),
    monthlyRevenue: sumCents(monthly.map(({ thisMonth }) => thisMonth)),
    totalTax: sumCents(monthly.map(({ tax }) => tax)),
    monthlyTax: sumCents(monthly.map(({ taxThisMonth }) => taxThisMonth)),
    totalCancellations: monthly.reduce((sum, { cancellations }) => sum + cancellations, 0),
    revenueLost: sumCents(monthly.map(({ lost }) => lost)),
    revenueByDomain: monthly.map(({ brandId, revenue, tax, thisMonth, lastMonth }) => ({
      ...{ brandId, domain: brands[brandId].name, revenue, tax },
      growth: lastMonth > 0 ? toPercent((thisMonth - lastMonth) / lastMonth) : null,
    })),
  };
}

/** A month's revenue up to today's day of the month, or to its last day if shorter. */
function countMonth({ months }: BrandCounts, now: Date, step: number): Cents {
  const year = now.getUTCFullYear();
  const month = now.getUTCMonth() + step;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const from = new Date(Date.UTC(year, month, 1));
  const to = new Date(Date.UTC(year, month, Math.min(now.getUTCDate(), lastDay)));
  return sumCents(readDays(months, 'revenueCents', from, to).map(cents));
}
