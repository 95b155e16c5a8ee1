import { exportCustomers } from '#functions/domain/staff/customers/export-customers.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { openCustomerSearch } from '#functions/wiring/staff/lists.ts';
import { openStaffActions } from '#functions/wiring/staff/staff-actions.ts';
import { superadmin } from '#shared/contract/staff/superadmin.ts';

export const handler = handleSignedIn(superadmin.exportUsers, (search, { deps, caller }) =>
  exportCustomers(
    { ...openCustomerSearch(deps), ...openStaffActions(deps), makeId: deps.makeId },
    caller,
    search,
  ),
);
