import { describeDashboard } from '#functions/domain/dashboard/describe-dashboard.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { dashboard } from '#shared/contract/dashboard/dashboard.ts';

export const handler = handleSignedIn(dashboard.getById, (_input, call) =>
  describeDashboard(call.deps, call.caller, requireConversion(call)),
);
