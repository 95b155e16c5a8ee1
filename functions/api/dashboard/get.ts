import { requireCallersConversion } from '#functions/domain/conversions/find-callers-conversion.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { dashboard } from '#shared/contract/dashboard/dashboard.ts';

/** Loaded in parallel with the first table read. */
const loadWork = () => import('#functions/wiring/dashboard/dashboard.ts');

export const handler = handleSignedIn(
  dashboard.get,
  async ({ conversionId }, { deps, caller }) =>
    (await loadWork()).readDashboard(
      deps,
      caller,
      await requireCallersConversion(deps, caller, conversionId),
    ),
  loadWork,
);
