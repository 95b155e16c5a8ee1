import { describeFormAnalytics } from '#functions/domain/staff-analytics/describe-forms.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { staffAnalytics } from '#shared/contract/staff/staff-analytics.ts';

export const handler = handleSignedIn(staffAnalytics.getFormAnalytics, (query, { deps, caller }) =>
  describeFormAnalytics(deps, caller, query),
);
