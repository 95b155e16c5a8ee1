import { listFailedConversions } from '#functions/domain/staff/failed-conversions.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { superadmin } from '#shared/contract/staff/superadmin.ts';

export const handler = handleSignedIn(
  superadmin.listFailedConversions,
  async ({ platform }, { deps, caller }) => ({
    conversions: await listFailedConversions(deps, caller, platform),
  }),
);
