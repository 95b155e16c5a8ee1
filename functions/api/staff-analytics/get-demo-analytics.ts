import { describeDemos } from '#functions/domain/staff-analytics/describe-demos.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { openStaffAnalytics } from '#functions/wiring/staff/analytics.ts';
import { staffAnalytics } from '#shared/contract/staff/staff-analytics.ts';

export const handler = handleSignedIn(staffAnalytics.getDemoAnalytics, (query, { deps, caller }) =>
  describeDemos(openStaffAnalytics(deps), caller, query),
);
