import { expect, test } from 'vitest';
import { brandIds } from '#shared/brands/brand-names.ts';
import type { PlanId } from '#shared/domain/billing/plan-ids.ts';
import { addDays } from '#shared/domain/trial.ts';
import { makeCustomer, signedUpAt } from '#tests/support/worlds/customer-fixture.ts';
import type { User } from '../accounts/account.ts';
import { beginConversion } from '../conversions/conversion.ts';
import { type CustomerWalk, customerWalkSchema } from './customer-walk.ts';
import { rereadWebsites } from './reread-websites.ts';

type Case = { plan: PlanId; url?: string | null; isLeaving?: boolean };

/** Days after signup on which a customer's website is re-read, within a number of days. */
async function liveDays(days: number, { plan, url = 'https://maple.test', isLeaving }: Case) {
  const conversionId = 'conv_edgpt_0';
  const organisation = makeCustomer({ brandId: 'edgpt', plan });
  const user: User = {
    ...{ userId: 'owner', organisationId: 'x', brandId: 'edgpt', role: 'owner', name: '', email: '' },
    ...{ username: '', phone: '', passwordHash: '', createdAt: '' },
    ...(isLeaving && { deletionDueAt: addDays(signedUpAt, 7).toISOString() }),
  };
  const conversion = beginConversion(
    {
      ...{ conversionId, brandId: 'edgpt', companyName: '', url, pageLimit: 25 },
      ...{ businessDescription: '', documents: [] },
    },
    signedUpAt,
  );
  const read: number[] = [];
  let walk: CustomerWalk = customerWalkSchema.parse({});
  let day = 0;
  const now = () => addDays(signedUpAt, day + 0.01);
  for (; day <= days; day++) {
    for (let turn = 0; turn < 3; turn++) {
      await rereadWebsites({
        now,
        reportItem: (_id, error) => {
          throw error;
        },
        pricingModelOf: () => 'enrollment',
        usage: { read: async () => 0 },
        tenants: {
          listNewest: async (brandId) =>
            brandId === brandIds[0]
              ? [{ position: '1', organisationId: 'organisation-1', userId: 'owner', conversionId }]
              : [],
          read: async () => ({ organisation, user }),
        },
        websiteWalks: {
          read: async () => walk,
          save: async (next) => {
            walk = next;
          },
        },
        conversions: { find: async () => ({ ...conversion, status: 'completed' }) },
        libraries: {
          find: async () => {
            const last = read.at(-1);
            return last === undefined
              ? undefined
              : {
                  ...{ conversionId, revision: 1, items: [], changed: 0, published: 0, examined: 0 },
                  ...{ attempt: 0, versions: [] },
                  website: {
                    ...{ pageLimit: 100, documentLimit: 20, planName: '', begunAt: '', batches: 1 },
                    ...{ attempt: 0, pagesRead: 1, endedAt: addDays(signedUpAt, last).toISOString() },
                  },
                };
          },
        },
        sendWebsiteReading: async () => void read.push(day),
      });
    }
  }
  return read;
}

test.each<[string, Case, number[]]>([
  ['on trial never', { plan: 'trial' }, []],
  ['on the smallest plan every month', { plan: 'starter' }, [30, 60]],
  ['on the next one every week', { plan: 'growth' }, [7, 14, 21, 28, 35, 42, 49, 56, 63]],
  ['without a website never', { plan: 'enterprise', url: null }, []],
  ['of a customer who leaves never', { plan: 'growth', isLeaving: true }, []],
])('a website is re-read %s', async (_when, customer, days) => {
  expect(await liveDays(63, customer)).toEqual(days);
});

test('on the largest plan a website is re-read once a day', async () => {
  expect(await liveDays(5, { plan: 'enterprise' })).toEqual([1, 2, 3, 4, 5]);
});

/** Customers of one brand on the largest plan, whose websites were last read on the day they signed up. */
function openBusyBrand(count: number, daysLater: number) {
  const started: string[] = [];
  let walk: CustomerWalk = customerWalkSchema.parse({});
  const clock = { now: addDays(signedUpAt, daysLater) };
  const conversion = beginConversion(
    {
      ...{ conversionId: '', brandId: 'edgpt' as const, companyName: '', url: 'https://maple.test' },
      ...{ pageLimit: 25, businessDescription: '', documents: [] },
    },
    signedUpAt,
  );
  const entries = Array.from({ length: count }, (_, index) => ({
    ...{ position: String(200_000 - index), organisationId: `organisation-${index}` },
    ...{ userId: 'owner', conversionId: `conv_edgpt_${index}` },
  }));
  const ports: Parameters<typeof rereadWebsites>[0] = {
    now: () => clock.now,
    reportItem: (_id, error) => {
      throw error;
    },
    pricingModelOf: () => 'enrollment',
    usage: { read: async () => 0 },
    tenants: {
      listNewest: async (brandId, before, limit) =>
        brandId === brandIds[0]
          ? entries.filter(({ position }) => !before || position < before).slice(0, limit)
          : [],
      read: async () => ({
        organisation: makeCustomer({ brandId: 'edgpt', plan: 'enterprise' }),
        user: {
          ...{ userId: 'owner', organisationId: 'x', brandId: 'edgpt', role: 'owner', name: '', email: '' },
          ...{ username: '', phone: '', passwordHash: '', createdAt: '' },
        },
      }),
    },
    websiteWalks: {
      read: async () => walk,
      save: async (next) => {
        walk = next;
      },
    },
    conversions: { find: async () => ({ ...conversion, status: 'completed' }) },
    libraries: { find: async () => undefined },
    sendWebsiteReading: async (conversionId) => void started.push(conversionId),
  };
  /** Runs the schedule until the walk rests; returns the minutes that takes. */
  const walkToEnd = async () => {
    for (let minutes = 1; ; minutes++) {
      await rereadWebsites(ports);
      if (walk.restsUntil) return minutes;
      clock.now = new Date(clock.now.getTime() + 60_000);
    }
  };
  return { walkToEnd, started, clock, readWalk: () => walk };
}

test('100,000 customers whose websites are not due are visited within seven hours, and again a day after the start', async () => {
  const brand = openBusyBrand(10_000, 0.01);
  const begunAt = brand.clock.now;
  expect(await brand.walkToEnd()).toBeLessThan((7 * 60) / 10);
  expect(brand.readWalk().restsUntil).toBe(addDays(begunAt, 1).toISOString());
});

test('readings are started at the pace of their workers, each once', async () => {
  const brand = openBusyBrand(1000, 2);
  expect(await brand.walkToEnd()).toBeGreaterThanOrEqual(1000 / 25);
  expect(new Set(brand.started).size).toBe(1000);
  expect(brand.started).toHaveLength(1000);
});
