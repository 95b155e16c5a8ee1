import { requireCallersConversion } from '#functions/domain/conversions/find-callers-conversion.ts';
import { describeDashboard } from '#functions/domain/dashboard/describe-dashboard.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { dashboard } from '#shared/contract/dashboard/dashboard.ts';

export const handler = handleSignedIn(dashboard.get, async ({ conversionId }, { deps, caller }) =>
  describeDashboard(deps, caller, await requireCallersConversion(deps, caller, conversionId)),
);
