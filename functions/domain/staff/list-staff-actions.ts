import type { LoggedAction } from '#shared/contract/staff/superadmin.ts';
import type { ChangedValue } from '#shared/domain/staff/changed-value.ts';
import { type StaffAction, subjectOf } from '../staff-log/staff-action.ts';
import type { StaffLogPorts } from './ports.ts';

const pageSize = 25;

/** A page of the audit log, newest first, with the names of those who still exist. */
export async function listStaffActions(
  ports: StaffLogPorts,
  after: string | undefined,
  size = pageSize,
): Promise<{ actions: LoggedAction[]; next?: string }> {
  const entries = await ports.staffActions.listNewest(after, size + 1);
  const page = entries.slice(0, size);
  const [people, subjects, changes] = await Promise.all([
    findEach(
      page.map(({ userId }) => userId),
      async (userId) => (await ports.users.find(userId))?.name,
    ),
    findEach(
      page.flatMap(({ deed }) => subjectOf(deed) ?? []),
      (id) => findSubject(ports, id),
    ),
    findChanges(ports, page),
  ]);
  const last = page.at(-1);
  return {
    actions: page.map(({ actionId, userId, doneAt, deed }) => {
      const subject = subjects.get(subjectOf(deed) ?? '');
      return {
        ...{ actionId, doneAt, deed },
        staff: people.get(userId) ?? null,
        customer: subject?.name ?? null,
        conversionId: subject?.conversionId ?? null,
        ...(changes.has(actionId) && { changes: changes.get(actionId) }),
      };
    }),
    ...(last && entries.length > size && { next: last.position }),
  };
}

/** A customer, by their own id or that of an assistant, or a sub-admin. */
async function findSubject(
  { organisations, conversions, users }: StaffLogPorts,
  id: string,
): Promise<{ name: string; conversionId?: string | undefined } | undefined> {
  const organisation = await organisations.find(id);
  if (organisation) {
    const [conversionId] = await users.listConversionIds(id);
    return { name: organisation.name, conversionId };
  }
  const conversion = await conversions.find(id);
  if (conversion) return { name: conversion.companyName, conversionId: id };
  return users.find(id);
}

/** So many changes of a customer are looked through, the newest ones. */
const mostChanges = 100;

/** From what to what each entry changed a customer. */
async function findChanges(
  { staffChanges }: Pick<StaffLogPorts, 'staffChanges'>,
  page: readonly StaffAction[],
): Promise<Map<string, ChangedValue[]>> {
  const ids = page.flatMap(({ deed }) => (deed.kind === 'customer-changed' ? [deed.subject] : []));
  const found = await findEach(ids, (id) => staffChanges.list(id, mostChanges));
  return new Map(
    [...found.values()].flatMap((of = []) => of.map(({ actionId, values }) => [actionId, values])),
  );
}

/** Looks up each id once. */
async function findEach<Found>(
  ids: readonly string[],
  find: (id: string) => Promise<Found | undefined>,
): Promise<Map<string, Found | undefined>> {
  const unique = [...new Set(ids)];
  const found = await Promise.all(unique.map(find));
  return new Map(unique.map((id, index) => [id, found[index]]));
}
