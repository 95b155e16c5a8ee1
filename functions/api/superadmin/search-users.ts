import { searchUsers } from '#functions/domain/staff/search-users.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { openDashboardPorts } from '#functions/wiring/staff/dashboard.ts';
import { superadmin } from '#shared/contract/staff/superadmin.ts';

export const handler = handleSignedIn(superadmin.searchUsers, (search, { deps, caller }) =>
  searchUsers(openDashboardPorts(deps), caller, search),
);
