import { describeDemos } from '#functions/domain/staff-analytics/describe-demos.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { staffAnalytics } from '#shared/contract/staff/staff-analytics.ts';

export const handler = handleSignedIn(staffAnalytics.getDemoAnalytics, (query, { deps, caller }) =>
  describeDemos(deps, caller, query),
);
