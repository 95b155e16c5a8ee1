import * as z from 'zod';
import type { ListedSchoolInvoice } from '#shared/domain/billing/school-invoice.ts';
import type { StaffWork, WaitingWork } from '#shared/domain/staff/waiting-work.ts';
import type { StaffScope, WorkPorts } from './ports.ts';
import { brandsOfScope } from './scope.ts';

/** Entries counted a brand, so that a look costs at most so much however many wait. */
const mostCounted = 100;
const namesShown = 3;
/** All schools are read to find those to be invoiced, and staff's pages ask each minute. */
const schoolsKeptMs = 300_000;
const schoolsSchema = z.array(z.object({ name: z.string() }));

type Entry = { name: string; dueAt: string | undefined };

/** What waits for staff, from the short lists of what is open. */
export async function findWork(ports: WorkPorts, scope: StaffScope): Promise<StaffWork> {
  const { waiting, listOverdueInvoices, listUnmailedInvoices } = ports;
  const [lists, overdue, unmailed, schools] = await Promise.all([
    Promise.all(brandsOfScope(scope).map((brandId) => waiting.listOldest(brandId, mostCounted))),
    listOverdueInvoices(scope, mostCounted),
    listUnmailedInvoices(scope, mostCounted),
    readSchoolsToInvoice(ports, scope),
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
    schoolsToInvoice: describeWork(
      schools.map(({ name }) => ({ name, dueAt: undefined })),
      schools.length >= mostCounted,
    ),
    unmailedInvoices: describeInvoices(unmailed),
    overdueInvoices: describeInvoices(overdue),
  };
}

/** From a snapshot of the last minutes; an order that is saved and invoices that are made drop it. */
async function readSchoolsToInvoice({ snapshots, listSchoolsToInvoice, now }: WorkPorts, scope: StaffScope) {
  const name = `to-invoice#${scope}` as const;
  const snapshot = await snapshots.read(name);
  const kept = schoolsSchema.safeParse(snapshot?.body).data;
  if (kept && now().getTime() - Date.parse(snapshot?.builtAt ?? '') < schoolsKeptMs) return kept;
  const schools = await listSchoolsToInvoice(scope, mostCounted);
  await snapshots.write(name, now(), schools);
  return schools;
}

function describeInvoices(invoices: readonly ListedSchoolInvoice[]): WaitingWork {
  return describeWork(
    invoices.map(({ schoolName: name, dueDate: dueAt }) => ({ name, dueAt })),
    invoices.length >= mostCounted,
  );
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
