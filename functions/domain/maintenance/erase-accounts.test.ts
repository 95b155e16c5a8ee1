import { expect, test } from 'vitest';
import type { User } from '../accounts/account.ts';
import { eraseDueAccounts } from './erase-accounts.ts';

const account: User = {
  ...{
    userId: '',
    organisationId: null,
    brandId: 'gpt',
    role: 'owner',
    name: '',
    email: '',
    username: '',
    phone: '',
  },
  ...{ passwordHash: '', createdAt: '' },
};

/** Due accounts, some of which can't be erased. */
function openPorts(
  count: number,
  broken: readonly string[],
  endWork = async (): Promise<Date | undefined> => undefined,
) {
  const dueAt = new Map(Array.from({ length: count }, (_, index) => [`user-${index}`, index]));
  const failed: string[] = [];
  const clock = { now: 600_000 };
  const ports = {
    now: () => new Date(clock.now),
    reportItem: (userId: string) => void failed.push(userId),
    users: {
      findDueDeletions: async (before: Date, limit: number) =>
        [...dueAt]
          .filter(([, at]) => at <= before.getTime())
          .toSorted(([, one], [, other]) => one - other)
          .slice(0, limit)
          .map(([userId]) => userId),
      async claimDeletion(userId: string, now: Date, until: Date) {
        const at = dueAt.get(userId);
        if (at === undefined || at > now.getTime()) return undefined;
        dueAt.set(userId, until.getTime());
        return { ...account, userId, organisationId: `organisation-of-${userId}` };
      },
      listConversionIds: async (organisationId: string) => [`assistant-of-${organisationId}`],
    },
    endBilling: async () => undefined,
    memberships: {
      list: async () => [],
      moveHome: async () => false,
      remove: async () => undefined,
      findDueClosings: async () => [],
      claimClosing: async () => undefined,
    },
    eraser: {
      endWork,
      async eraseConversion(conversionId: string) {
        if (broken.some((userId) => conversionId.endsWith(`-${userId}`))) throw new Error('broken');
      },
      eraseOrganisation: async () => undefined,
      eraseUser: async ({ userId }: Pick<User, 'userId'>) => void dueAt.delete(userId),
    },
  };
  return { ports, failed, clock, left: () => [...dueAt.keys()] };
}

test('a failed erasure is reported, and the other accounts are still erased', async () => {
  const { ports, failed, left } = openPorts(3, ['user-0']);
  expect(await eraseDueAccounts(ports)).toBe(2);
  expect(failed).toEqual(['user-0']);
  expect(left()).toEqual(['user-0']);
});

test('failing accounts don’t fill every run', async () => {
  const broken = Array.from({ length: 10 }, (_, index) => `user-${index}`);
  const { ports, clock, left } = openPorts(15, broken);
  await eraseDueAccounts(ports);
  clock.now += 60_000;
  expect(await eraseDueAccounts(ports)).toBe(5);
  expect(left()).toEqual(broken);
});

test('a failed erasure is retried some minutes later', async () => {
  const broken = ['user-0'];
  const { ports, clock, left } = openPorts(1, broken);
  expect(await eraseDueAccounts(ports)).toBe(0);
  broken.length = 0;
  clock.now += 300_000;
  expect(await eraseDueAccounts(ports)).toBe(1);
  expect(left()).toEqual([]);
});

test('an account is erased once all work has ended that had begun before, also after a turn that was killed', async () => {
  let endedAt: Date | undefined;
  const { ports, failed, clock, left } = openPorts(1, [], async () => {
    if (endedAt) return endedAt;
    endedAt = ports.now();
    throw new Error('killed');
  });
  expect(await eraseDueAccounts(ports)).toBe(0);
  expect([failed, left()]).toEqual([['user-0'], ['user-0']]);
  clock.now += 300_000;
  endedAt = new Date(clock.now - 119_000);
  expect(await eraseDueAccounts(ports)).toBe(0);
  expect(left()).toEqual(['user-0']);
  clock.now += 300_000;
  expect(await eraseDueAccounts(ports)).toBe(1);
  expect(left()).toEqual([]);
});
