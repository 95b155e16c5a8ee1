import { expect, test } from 'vitest';
import { brandIds } from '#shared/brands/brand-names.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { addDays } from '#shared/domain/trial.ts';
import { makeCustomer, signedUpAt } from '#tests/support/worlds/customer-fixture.ts';
import type { User } from '../accounts/account.ts';
import type { TenantEntry } from '../staff/ports.ts';
import type { CustomerWalk } from './customer-walk.ts';
import { enrollExistingCustomers } from './enroll-existing-customers.ts';

const owner: User = {
  ...{ userId: 'owner', organisationId: 'x', brandId: 'gpt', role: 'owner', name: '', email: '' },
  ...{ username: '', phone: '', passwordHash: '', createdAt: '' },
};

/** Customers of each brand, a third of whom already have a life cycle. */
function openPorts(counts: readonly number[], broken = new Set<string>()) {
  const lists = new Map<BrandId, TenantEntry[]>(
    brandIds.map((brandId, brand) => [
      brandId,
      Array.from({ length: counts[brand] ?? 0 }, (_, index) => ({
        position: String(1000 - index).padStart(4, '0'),
        organisationId: `${brandId}-${index}`,
        ...{ userId: 'owner', conversionId: '' },
      })),
    ]),
  );
  const reads: string[] = [];
  const taken: string[] = [];
  let walk: CustomerWalk = { brandIndex: 0 };
  let now = signedUpAt;
  const failed: string[] = [];
  const ports = {
    now: () => now,
    reportItem: (organisationId: string) => void failed.push(organisationId),
    tenants: {
      listNewest: async (brandId: BrandId, before: string | undefined, limit: number) =>
        (lists.get(brandId) ?? []).filter(({ position }) => !before || position < before).slice(0, limit),
      async read({ organisationId }: TenantEntry) {
        reads.push(organisationId);
        if (broken.has(organisationId)) throw new Error('broken');
        const { lifeCycle, ...customer } = makeCustomer({ organisationId });
        const hasOne = Number(organisationId.split('-')[1]) % 3 === 0;
        return { organisation: hasOne ? { ...customer, lifeCycle } : customer, user: owner };
      },
    },
    ensureListed: async () => true,
    lifeCycles: {
      enroll: async ({ organisationId }: { organisationId: string }) => taken.push(organisationId) > 0,
      readWalk: async () => walk,
      async saveWalk(next: CustomerWalk) {
        walk = next;
      },
    },
  };
  const wait = (days: number) => {
    now = addDays(now, days);
  };
  return { ports, reads, taken, failed, wait };
}

test('everybody is visited once, 25 per run, and customers without a life cycle are enrolled', async () => {
  const { ports, reads, taken } = openPorts([60, 0, 25, 1, 3, 2]);
  const perTurn: number[] = [];
  for (let turn = 0; turn < 6; turn++) {
    const before = reads.length;
    await enrollExistingCustomers(ports);
    perTurn.push(reads.length - before);
  }
  expect(perTurn).toEqual([25, 25, 25, 16, 0, 0]);
  expect(new Set(reads).size).toBe(91);
  expect(taken).toEqual(reads.filter((id) => Number(id.split('-')[1]) % 3 !== 0));
});

test('after a walk it pauses for a week and starts again', async () => {
  const { ports, reads, wait } = openPorts([2]);
  await enrollExistingCustomers(ports);
  wait(6.9);
  expect(await enrollExistingCustomers(ports)).toBe(0);
  expect(reads).toHaveLength(2);
  wait(0.2);
  expect(await enrollExistingCustomers(ports)).toBe(1);
  expect(reads).toHaveLength(4);
});

test('an unreadable customer is reported and does not block the others', async () => {
  const [brandId] = brandIds;
  const { ports, reads, taken, failed } = openPorts([30], new Set([`${brandId}-1`]));
  for (let turn = 0; turn < 2; turn++) await enrollExistingCustomers(ports);
  expect(failed).toEqual([`${brandId}-1`]);
  expect(new Set(reads).size).toBe(30);
  expect(taken).toHaveLength(19);
});
