import type { Conversion } from '#functions/domain/conversions/conversion.ts';
import { listNewestInvoices, listOverdueInvoices } from '#functions/domain/school-billing/list-invoices.ts';
import { restartFromAddress } from '#functions/domain/signup/restart-conversion.ts';
import type { StaffScope } from '#functions/domain/staff/ports.ts';
import { openSchoolInvoiceStore } from '#functions/storage/dynamodb/school-billing/school-invoice-store.ts';
import { openRestarts } from '../conversions.ts';
import type { Deps } from '../deps.ts';

/** The ports of the staff dashboard. */
export function openDashboardPorts(deps: Deps) {
  const { table, now } = deps;
  return {
    ...deps,
    invoices: {
      listNewest: (scope: StaffScope, limit: number) =>
        listNewestInvoices({ invoices: openSchoolInvoiceStore(table, now), now }, scope, limit),
    },
  };
}

/** The ports of what waits for staff. */
export function openWorkPorts(deps: Deps) {
  const { table, now } = deps;
  return {
    ...deps,
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
    restartFromAddress: (conversion: Conversion, url: string) =>
      restartFromAddress(openRestarts(deps), conversion, url),
  };
}
