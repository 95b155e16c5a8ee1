import { describeAnalytics } from '#functions/domain/staff-analytics/describe-analytics.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { staffAnalytics } from '#shared/contract/staff/staff-analytics.ts';

export const handler = handleSignedIn(staffAnalytics.getAnalytics, (query, { deps, caller }) =>
  describeAnalytics(deps, caller, query),
);
