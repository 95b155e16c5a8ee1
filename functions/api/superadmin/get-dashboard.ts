import { getDashboard } from '#functions/domain/staff/dashboard/get-dashboard.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { superadmin } from '#shared/contract/staff/superadmin.ts';

export const handler = handleSignedIn(superadmin.getDashboard, ({ platform }, { deps, caller }) =>
  getDashboard(deps, caller, platform),
);
