import { dayOf } from '#functions/domain/chat/chat-day.ts';
import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { percentOf } from '#shared/domain/figures/shares.ts';
import type { CustomerUser, ListedUser, TrialUser } from '#shared/domain/staff/listed-customer.ts';
import { staffPageSize } from '#shared/domain/staff/listed-customer.ts';
import type { StaffDashboard } from '#shared/domain/staff/staff-dashboard.ts';
import { addDays } from '#shared/domain/trial.ts';
import type { BrandCounts } from '../brand-counts.ts';
import { describeSubAdmin } from '../describe-sub-admin.ts';
import { describeListing } from '../listing.ts';
import type { DashboardPorts, StaffScope } from '../ports.ts';
import { brandsOfScope } from '../scope.ts';
import { describeMoney } from './describe-money.ts';
import { describeSentiment } from './describe-sentiment.ts';
import { readDays } from './read-days.ts';

/** Days of visits shown. */
const shownDays = 30;
const daysOfWeek = 7;
/** The school billing page has the rest. */
const shownInvoices = 10;

/** The figures and newest rows, from counts and one page per list. */
export async function buildDashboard(ports: DashboardPorts, scope: StaffScope): Promise<StaffDashboard> {
  const now = ports.now();
  const brandIds = brandsOfScope(scope);
  const months = [-1, 0, 1].map((step) => monthBeside(now, step));
  const [counts, trials, customers, subAdmins, invoices] = await Promise.all([
    ports.brandCounts.read(brandIds, months),
    ports.listings.listNewest('trial', scope, undefined, staffPageSize),
    ports.listings.listNewest('customer', scope, undefined, staffPageSize),
    scope === 'all' ? ports.subAdmins.list() : [],
    ports.listNewestInvoices(scope, shownInvoices),
  ]);
  const counted = brandIds.flatMap((brandId) => {
    const found = counts.get(brandId);
    return found ? [{ brandId, counts: found }] : [];
  });
  return {
    asOf: now.toISOString(),
    trialVsCustomers: counted.map(({ brandId, counts: one }) => describeTrials(brandId, one, now)),
    visitorAnalytics: counted.map(({ brandId, counts: one }) => describeVisitors(brandId, one, now)),
    chatSentiments: counted.map(({ brandId, counts: { totals } }) => ({
      ...nameBrand(brandId),
      ...describeSentiment(totals),
    })),
    billingManager: describeMoney(counted, now),
    subAdminUsers: subAdmins.map(describeSubAdmin),
    trialUsers: trials.map((listing) => describeListing(listing, 'trial', now)).filter(isTrial),
    customerUsers: customers.map((listing) => describeListing(listing, 'customer', now)).filter(isCustomer),
    schoolInvoices: invoices,
  };
}

const isTrial = (user: ListedUser): user is TrialUser => user.kind === 'trial';

const isCustomer = (user: ListedUser): user is CustomerUser => user.kind === 'customer';

const nameBrand = (brandId: BrandId) => ({ brandId, domain: brands[brandId].name });

/** `2026-11`, offset by a number of months from an instant. */
function monthBeside(now: Date, step: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + step, 1)).toISOString().slice(0, 7);
}

/** A trial counts as active until its last day (UTC) is over. */
function describeTrials(brandId: BrandId, { totals, months }: BrandCounts, now: Date) {
  const today = dayOf(now);
  const coming = [...months].flatMap(([month, { trialEnds }]) =>
    trialEnds.filter((_count, index) => `${month}-${String(index + 1).padStart(2, '0')}` >= today),
  );
  return {
    ...nameBrand(brandId),
    totalTrials: totals.trials,
    activeTrials: sum(coming),
    totalCustomers: totals.customers,
    paidCustomers: totals.paid,
    conversionRate: percentOf(totals.customers, totals.trials) ?? 0,
  };
}

function describeVisitors(brandId: BrandId, { totals, months }: BrandCounts, now: Date) {
  const daily = readDays(months, 'visitors', addDays(now, 1 - shownDays), now);
  return {
    ...nameBrand(brandId),
    todayVisitors: daily.at(-1) ?? 0,
    weeklyVisitors: sum(daily.slice(-daysOfWeek)),
    monthlyVisitors: sum(daily),
    totalVisitors: totals.visitors,
    daily,
  };
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
