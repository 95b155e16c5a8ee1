import { listTenants } from '#functions/domain/identity/list-tenants.ts';
import { handleSignedIn } from '#functions/lib/handle-signed-in.ts';
import { openTenantStore } from '#functions/storage/tenant-store.ts';
import { superadmin } from '#shared/contract/superadmin.ts';

export const handler = handleSignedIn(superadmin.listTenants, ({ platform, after }, { deps, caller }) =>
  listTenants({ tenants: openTenantStore(deps.table) }, caller, { brandId: platform, after }),
);
