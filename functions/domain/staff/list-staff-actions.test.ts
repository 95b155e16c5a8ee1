import { expect, test } from 'vitest';
import type { ChangedValue } from '#shared/domain/staff/changed-value.ts';
import type { StaffActionDetails } from '#shared/domain/staff-action-details.ts';
import { listStaffActions } from './list-staff-actions.ts';

const signedIn: StaffActionDetails = { kind: 'signed-in', device: 'Firefox on Linux' };

const values: ChangedValue[] = [{ field: 'phone', from: '', to: '(541) 555-0123' }];

function openLog(deeds: readonly StaffActionDetails[]) {
  const entries = deeds.map((deed, index) => {
    const position = String(deeds.length - index).padStart(3, '0');
    return { actionId: position, userId: 'gone', doneAt: '2026-11-21T10:00:00.000Z', deed, position };
  });
  return {
    staffActions: {
      listNewest: async (before: string | undefined, limit: number) =>
        entries.filter(({ position }) => !before || position < before).slice(0, limit),
    },
    users: { find: async () => undefined, listConversionIds: async () => [] },
    organisations: { find: async () => undefined },
    conversions: { find: async () => undefined },
    staffChanges: { list: async () => [{ actionId: '001', values }] },
  };
}

test('the log is paginated, with every entry once', async () => {
  const log = openLog(Array.from({ length: 60 }, () => signedIn));
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const { actions, next } = await listStaffActions(log, after);
    seen.push(...actions.map(({ actionId }) => actionId));
    after = next;
  } while (after);
  expect(seen).toHaveLength(60);
  expect(new Set(seen).size).toBe(60);
});

test('actions stay listed after the staff member and the customer are gone', async () => {
  const deed: StaffActionDetails = {
    kind: 'plan-set',
    brandId: 'edgpt',
    organisationId: 'erased',
    from: 'trial',
    to: 'growth',
  };
  const { actions } = await listStaffActions(openLog([deed]), undefined);
  expect(actions).toEqual([
    {
      ...{ actionId: '001', doneAt: '2026-11-21T10:00:00.000Z', deed },
      ...{ staff: null, customer: null, conversionId: null },
    },
  ]);
});

test('an entry says from what to what a customer was changed', async () => {
  const deed: StaffActionDetails = { kind: 'customer-changed', subject: 'org', what: 'Changed phone' };
  const { actions } = await listStaffActions(openLog([deed]), undefined);
  expect(actions).toMatchObject([{ deed, changes: values }]);
});
