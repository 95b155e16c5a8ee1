import { listTenants } from '#functions/domain/staff/list-tenants.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { superadmin } from '#shared/contract/staff/superadmin.ts';

export const handler = handleSignedIn(superadmin.listTenants, ({ platform, after }, { deps, caller }) =>
  listTenants(deps, caller, { brandId: platform, after }),
);
