import type { LoggedAction } from '#shared/contract/staff/superadmin.ts';
import { subjectOf } from '../staff-log/staff-action.ts';
import type { StaffLogPorts } from './ports.ts';

const pageSize = 25;

/** A page of the audit log, newest first, with the names of those who still exist. */
export async function listStaffActions(
  { staffActions, users, organisations, conversions }: StaffLogPorts,
  after: string | undefined,
): Promise<{ actions: LoggedAction[]; next?: string }> {
  const entries = await staffActions.listNewest(after, pageSize + 1);
  const page = entries.slice(0, pageSize);
  const [people, customers] = await Promise.all([
    findNames(
      page.map(({ userId }) => userId),
      async (userId) => (await users.find(userId))?.name,
    ),
    findNames(
      page.flatMap(({ deed }) => subjectOf(deed) ?? []),
      async (id) =>
        (await organisations.find(id))?.name ??
        (await conversions.find(id))?.companyName ??
        (await users.find(id))?.name,
    ),
  ]);
  const last = page.at(-1);
  return {
    actions: page.map(({ actionId, userId, doneAt, deed }) => ({
      ...{ actionId, doneAt, deed },
      staff: people.get(userId) ?? null,
      customer: customers.get(subjectOf(deed) ?? '') ?? null,
    })),
    ...(last && entries.length > pageSize && { next: last.position }),
  };
}

/** Looks up each id once. */
async function findNames(
  ids: readonly string[],
  findName: (id: string) => Promise<string | undefined>,
): Promise<Map<string, string | undefined>> {
  const unique = [...new Set(ids)];
  const names = await Promise.all(unique.map(findName));
  return new Map(unique.map((id, index) => [id, names[index]]));
}
