import { requireOwnedConversion } from '#functions/domain/identity/require-owned-conversion.ts';
import { readDashboard } from '#functions/lib/dashboard-world.ts';
import { handleSignedIn } from '#functions/lib/handle-signed-in.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handleSignedIn(
  contract.dashboard.getById,
  async ({ conversionId }, { deps, caller }) =>
    readDashboard(deps, caller, await requireOwnedConversion(deps, caller, conversionId)),
);
