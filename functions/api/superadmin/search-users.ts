import { searchUsers } from '#functions/domain/staff/customers/search-users.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { superadmin } from '#shared/contract/staff/superadmin.ts';

export const handler = handleSignedIn(superadmin.searchUsers, (search, { deps, caller }) =>
  searchUsers(deps, caller, search),
);
