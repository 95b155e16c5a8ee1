import { requireCallersConversion } from '#functions/domain/identity/find-callers-conversion.ts';
import { readDashboard } from '#functions/lib/dashboard-world.ts';
import { handleSignedIn } from '#functions/lib/handle-signed-in.ts';
import { dashboard } from '#shared/contract/dashboard.ts';

export const handler = handleSignedIn(dashboard.get, async ({ conversionId }, { deps, caller }) =>
  readDashboard(deps, caller, await requireCallersConversion(deps, caller, conversionId)),
);
