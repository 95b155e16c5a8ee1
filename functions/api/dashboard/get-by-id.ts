import { requireOwnedConversion } from '#functions/domain/conversions/require-owned-conversion.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { dashboard } from '#shared/contract/dashboard.ts';

/** Read and set up while the first call waits for the table. */
const loadWork = () => import('#functions/wiring/dashboard.ts');

export const handler = handleSignedIn(
  dashboard.getById,
  async ({ conversionId }, { deps, caller }) =>
    (await loadWork()).readDashboard(deps, caller, await requireOwnedConversion(deps, caller, conversionId)),
  loadWork,
);
