import { expect, test } from 'vitest';
import { readingVersion } from '#functions/engine/documents/reading-version.ts';
import { brandIds } from '#shared/brands/brand-names.ts';
import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { addDays } from '#shared/domain/trial.ts';
import { makeCustomer, signedUpAt } from '#tests/support/worlds/customer-fixture.ts';
import type { User } from '../accounts/account.ts';
import { beginConversion, type Conversion } from '../conversions/conversion.ts';
import type { TenantEntry } from '../staff/ports.ts';
import { readingWalkSchema } from './customer-walk.ts';
import { renewReadings } from './renew-readings.ts';

const owner: User = {
  ...{ userId: 'owner', organisationId: 'x', brandId: 'gpt', role: 'owner', name: '', email: '' },
  ...{ username: '', phone: '', passwordHash: '', createdAt: '' },
};
const customer = makeCustomer({ plan: 'professional' });

/** Customers of one brand, read by the previous reader version unless stated otherwise. */
function openPorts(
  count: number,
  change: { conversion?: Partial<Conversion>; user?: Partial<User>; plan?: 'trial' } = {},
) {
  const [firstBrand] = brandIds;
  const entries: TenantEntry[] = Array.from({ length: count }, (_, index) => ({
    position: String(1000 - index),
    ...{ organisationId: `organisation-${index}`, userId: 'owner', conversionId: `conv_gpt_${index}` },
  }));
  const renewed: string[] = [];
  let walk = readingWalkSchema.parse({});
  let now = addDays(signedUpAt, 30);
  const ports: Parameters<typeof renewReadings>[0] = {
    renewsReadings: true,
    now: () => now,
    reportItem: (_id, error) => {
      throw error;
    },
    pricingModelOf: (brandId: BrandId) => brands[brandId].pricingModel,
    usage: { read: async () => 0 },
    tenants: {
      listNewest: async (brandId, before, limit) =>
        brandId === firstBrand
          ? entries.filter(({ position }) => !before || position < before).slice(0, limit)
          : [],
      read: async () => ({
        organisation: { ...customer, ...(change.plan && { plan: change.plan }) },
        user: { ...owner, ...change.user },
      }),
    },
    readingWalks: {
      read: async () => walk,
      save: async (next) => {
        walk = next;
      },
    },
    conversions: {
      find: async (conversionId) => ({
        ...beginConversion(
          {
            conversionId,
            brandId: 'gpt',
            companyName: '',
            url: null,
            pageLimit: 25,
            businessDescription: '',
            documents: [],
          },
          now,
        ),
        status: 'completed',
        ...change.conversion,
      }),
    },
    libraries: {
      find: async (conversionId) =>
        renewed.includes(conversionId)
          ? {
              ...{ conversionId, revision: 1, items: [], changed: 0, published: 0, examined: 0, attempt: 0 },
              ...{ versions: [], readingVersion },
            }
          : undefined,
    },
    sendRenewal: async (conversionId) => void renewed.push(conversionId),
  };
  /** Runs the schedule until the end of a number of days. */
  const live = async (days: number) => {
    const perDay: number[] = [];
    for (let day = 0; day < days; day++) {
      const before = renewed.length;
      for (let turn = 0; turn < 10; turn++) await renewReadings(ports);
      perDay.push(renewed.length - before);
      now = addDays(now, 1);
    }
    return perDay;
  };
  return { ports, renewed, live };
}

test('every assistant read by an older version is re-read once, spread over a week', async () => {
  const { renewed, live } = openPorts(140);
  const perDay = await live(20);
  expect(renewed.toSorted()).toEqual([...new Set(renewed)].toSorted());
  expect(renewed).toHaveLength(140);
  expect(Math.max(...perDay)).toBeLessThan(40);
  expect(perDay.filter((count) => count > 0)).toHaveLength(7);
});

test.each<[string, Parameters<typeof openPorts>[1]]>([
  ['read by the current version', { conversion: { readingVersion } }],
  ['still being built', { conversion: { status: 'processing' } }],
  ['with an ended trial', { plan: 'trial' }],
  ['whose account is due for erasure', { user: { deletionDueAt: signedUpAt.toISOString() } }],
])('an assistant %s is left alone', async (_name, change) => {
  const { renewed, live } = openPorts(20, change);
  await live(10);
  expect(renewed).toEqual([]);
});

test('nothing is re-read when the deployment has turned it off', async () => {
  const { ports, renewed, live } = openPorts(20);
  ports.renewsReadings = false;
  await live(10);
  expect(renewed).toEqual([]);
});
