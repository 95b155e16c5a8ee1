import type { StaffActionStore } from '#functions/storage/dynamodb/staff/staff-action-store.ts';
import type { LoggedAction } from '#shared/contract/staff/superadmin.ts';
import { describeDeed } from '#shared/domain/staff/describe-deed.ts';
import { writeCsv } from '../export/write-csv.ts';
import type { Caller } from '../identity/session.ts';
import { makeStaffAction } from '../staff-log/staff-action.ts';
import { listStaffActions } from './list-staff-actions.ts';
import type { StaffLogPorts } from './ports.ts';

/** Each names a person and a customer, which are looked up. */
const partSize = 200;

const columns: readonly (readonly [header: string, read: (action: LoggedAction) => string])[] = [
  ['When', ({ doneAt }) => doneAt],
  ['Who', ({ staff }) => staff ?? 'A former member of staff'],
  ['What', describeDeed],
  ['Customer', ({ customer }) => customer ?? ''],
  ['Conversion', ({ conversionId }) => conversionId ?? ''],
];

type ExportPorts = StaffLogPorts & {
  staffActions: Pick<StaffActionStore, 'add'>;
  now(): Date;
  makeId(): string;
};

/** A part of the audit log as CSV, newest first; taking it is an entry too. */
export async function exportStaffActions(
  ports: ExportPorts,
  { userId }: Pick<Caller, 'userId'>,
  after: string | undefined,
): Promise<{ filename: string; content: string; next?: string | undefined }> {
  const isFirst = after === undefined;
  if (isFirst) await ports.staffActions.add(makeStaffAction(ports, userId, { kind: 'actions-exported' }));
  const { actions, next } = await listStaffActions(ports, after, partSize);
  const rows = actions.map((action) => columns.map(([, read]) => read(action)));
  return {
    filename: `staff-actions-${ports.now().toISOString().slice(0, 10)}.csv`,
    content: writeCsv(isFirst ? [columns.map(([header]) => header), ...rows] : rows, {
      isFirstPart: isFirst,
    }),
    next,
  };
}
