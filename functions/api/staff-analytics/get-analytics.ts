import { describeAnalytics } from '#functions/domain/staff-analytics/describe-analytics.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { openStaffAnalytics } from '#functions/wiring/staff/analytics.ts';
import { staffAnalytics } from '#shared/contract/staff/staff-analytics.ts';

export const handler = handleSignedIn(staffAnalytics.getAnalytics, (query, { deps, caller }) =>
  describeAnalytics(openStaffAnalytics(deps), caller, query),
);
