import type { StaffWork, WaitingWork } from '#shared/domain/staff/waiting-work.ts';
import type { StaffScope, WorkPorts } from './ports.ts';
import { brandsOfScope } from './scope.ts';

/** Entries counted a brand, so that a look costs at most so much however many wait. */
const mostCounted = 100;
const namesShown = 3;

type Entry = { name: string; dueAt: string | undefined };

/** What waits for staff, from the short lists of what is open. */
export async function findWork(
  { waiting, listOverdueInvoices }: WorkPorts,
  scope: StaffScope,
): Promise<StaffWork> {
  const [lists, overdue] = await Promise.all([
    Promise.all(brandsOfScope(scope).map((brandId) => waiting.listOldest(brandId, mostCounted))),
    listOverdueInvoices(scope, mostCounted),
  ]);
  const isMore = lists.some((list) => list.length === mostCounted);
  const messages = lists
    .flat()
    .map(({ kind, organisation: name, answerBy: dueAt }) => ({ isOrder: kind === 'order', name, dueAt }));
  return {
    messages: describeWork(
      messages.filter(({ isOrder }) => !isOrder),
      isMore,
    ),
    orders: describeWork(
      messages.filter(({ isOrder }) => isOrder),
      isMore,
    ),
    overdueInvoices: describeWork(
      overdue.map(({ schoolName: name, dueDate: dueAt }) => ({ name, dueAt })),
      overdue.length === mostCounted,
    ),
  };
}

/** Those that are due first name the work. */
function describeWork(entries: readonly Entry[], isMore: boolean): WaitingWork {
  const sorted = entries.toSorted((one, other) => sortKey(one).localeCompare(sortKey(other)));
  const names = new Set(sorted.map(({ name }) => name).filter(Boolean));
  return {
    count: entries.length,
    isMore: isMore && entries.length > 0,
    names: [...names].slice(0, namesShown),
    dueAt: sorted[0]?.dueAt ?? null,
  };
}

/** What nobody promised a time for comes last. */
const sortKey = ({ dueAt }: Entry) => dueAt ?? '9999';
