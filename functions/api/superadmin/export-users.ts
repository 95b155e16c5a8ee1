import { exportCustomers } from '#functions/domain/staff/customers/export-customers.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { superadmin } from '#shared/contract/staff/superadmin.ts';

export const handler = handleSignedIn(superadmin.exportUsers, (search, { deps, caller }) =>
  exportCustomers(deps, caller, search),
);
