import type { Conversion } from '#functions/domain/conversions/conversion.ts';
import { listNewestInvoices, listOverdueInvoices } from '#functions/domain/school-billing/list-invoices.ts';
import { restartFromAddress } from '#functions/domain/signup/restart-conversion.ts';
import type { StaffScope } from '#functions/domain/staff/ports.ts';
import { openFailedConversionStore } from '#functions/storage/dynamodb/conversions/failed-conversion-store.ts';
import { openWaitingStore } from '#functions/storage/dynamodb/inbox/waiting-store.ts';
import { openSchoolInvoiceStore } from '#functions/storage/dynamodb/school-billing/school-invoice-store.ts';
import { openBrandCountStore } from '#functions/storage/dynamodb/staff/brand-count-store.ts';
import { openListingStore } from '#functions/storage/dynamodb/staff/listing-store.ts';
import { openSnapshotStore } from '#functions/storage/dynamodb/staff/snapshot-store.ts';
import { openSubAdminStore } from '#functions/storage/dynamodb/staff/sub-admin-store.ts';
import { openRestarts } from '../conversions.ts';
import type { Deps } from '../deps.ts';
import { openStaffActions } from '../staff/staff-actions.ts';

/** The ports of the staff dashboard. */
export function openDashboardPorts({ table, users, now }: Pick<Deps, 'table' | 'users' | 'now'>) {
  return {
    ...{ users, now },
    brandCounts: openBrandCountStore(table),
    listings: openListingStore(table),
    subAdmins: openSubAdminStore(table),
    snapshots: openSnapshotStore(table),
    invoices: {
      listNewest: (scope: StaffScope, limit: number) =>
        listNewestInvoices({ invoices: openSchoolInvoiceStore(table, now), now }, scope, limit),
    },
  };
}

/** The ports of what waits for staff. */
export function openWorkPorts({ table, now }: Pick<Deps, 'table' | 'now'>) {
  return {
    waiting: openWaitingStore(table),
    invoices: {
      listOverdue: (scope: StaffScope, limit: number) =>
        listOverdueInvoices({ invoices: openSchoolInvoiceStore(table, now), now }, scope, limit),
    },
  };
}

/** The ports for failed conversions. */
export function openFailedPorts(deps: Deps) {
  return {
    ...deps,
    ...openStaffActions(deps),
    failedConversions: openFailedConversionStore(deps.table),
    restartFromAddress: (conversion: Conversion, url: string) =>
      restartFromAddress(openRestarts(deps), conversion, url),
  };
}
