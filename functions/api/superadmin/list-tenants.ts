import { listTenants } from '#functions/domain/identity/list-tenants.ts';
import { handleSignedIn } from '#functions/lib/handle-signed-in.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handleSignedIn(
  contract.superadmin.listTenants,
  ({ platform, after }, { deps, caller }) => listTenants(deps, caller, { brandId: platform, after }),
);
