import { describeAnalytics } from '#functions/domain/staff-analytics/describe-analytics.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { staffAnalytics } from '#shared/contract/staff/staff-analytics.ts';

export const handler = handleSignedIn(staffAnalytics.getAnalytics, async (query, { deps, caller }) => {
  // It needs the words of the engine.
  const { groupAsked } = await import('#functions/domain/owner-answers/group-asked.ts');
  // Of the customers of all brands.
  const site = { organisationName: '', languages: [] };
  return describeAnalytics(deps, caller, query, (questions) => groupAsked(questions, site));
});
