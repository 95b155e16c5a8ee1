import { requireOwnedConversion } from '#functions/domain/identity/require-owned-conversion.ts';
import { readDashboard } from '#functions/lib/dashboard-world.ts';
import { handleSignedIn } from '#functions/lib/handle-signed-in.ts';
import { dashboard } from '#shared/contract/dashboard.ts';

export const handler = handleSignedIn(dashboard.getById, async ({ conversionId }, { deps, caller }) =>
  readDashboard(deps, caller, await requireOwnedConversion(deps, caller, conversionId)),
);
