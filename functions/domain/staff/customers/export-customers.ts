import type { StaffActionStore } from '#functions/storage/dynamodb/staff/staff-action-store.ts';
import { standingNames } from '#shared/domain/figures/glossary.ts';
import type { ListedUser } from '#shared/domain/staff/listed-customer.ts';
import { writeCsv } from '../../export/write-csv.ts';
import type { Caller } from '../../identity/session.ts';
import { makeStaffAction } from '../../staff-log/staff-action.ts';
import { type CustomerSearch, findCustomers, findStart, type SearchPorts } from './search-users.ts';
import { type CustomerOrder, sortCustomers } from './select-customers.ts';

/** A reply of a function has at most 6 MB, and a row some 250 bytes. */
const partSize = 5000;

const columns: readonly (readonly [header: string, read: (row: ListedUser) => string | number])[] = [
  ['Signed up', ({ startDate }) => startDate],
  ['Name', ({ name }) => name],
  ['Organization', ({ organisation }) => organisation],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Domain', ({ domain }) => domain],
  ['Website', ({ website }) => website],
  ['Kind', ({ kind }) => kind],
  ['Plan', ({ plan }) => plan],
  ['Status', ({ status }) => standingNames[status]],
  ['Assistant', ({ hasFailed }) => (hasFailed ? standingNames.failed : '')],
  ['Trial ends', (row) => (row.kind === 'trial' ? row.endDate : '')],
  ['Revenue (USD)', (row) => (row.kind === 'customer' ? (row.revenue / 100).toFixed(2) : '')],
  ['Tax (USD)', (row) => (row.kind === 'customer' ? (row.tax / 100).toFixed(2) : '')],
];

/** A part of the customers that a search finds, as CSV; the staff log says who took how many. */
export async function exportCustomers(
  ports: SearchPorts & { staffActions: Pick<StaffActionStore, 'add'>; makeId(): string },
  caller: Caller,
  { after, sort, order, ...search }: CustomerSearch & CustomerOrder & { after?: string | undefined },
): Promise<{ filename: string; content: string; next?: string }> {
  const { found } = await findCustomers(ports, caller, search);
  const sorted = sortCustomers(found, { sort, order });
  const start = findStart(sorted, after);
  const part = sorted.slice(start, start + partSize);
  const isFirst = after === undefined;
  if (isFirst) {
    const deed = { kind: 'customers-exported', customers: sorted.length } as const;
    await ports.staffActions.add(makeStaffAction(ports, caller.userId, deed));
  }
  const rows = part.map((row) => columns.map(([, read]) => read(row)));
  const end = start + part.length;
  return {
    filename: `customers-${ports.now().toISOString().slice(0, 10)}.csv`,
    content: writeCsv(isFirst ? [columns.map(([header]) => header), ...rows] : rows, {
      isFirstPart: isFirst,
    }),
    ...(end < sorted.length && { next: `${end}#${part.at(-1)?.id}` }),
  };
}
