import { listFormsOfCustomers } from '#functions/domain/staff-analytics/describe-forms.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { openStaffAnalytics } from '#functions/wiring/staff/analytics.ts';
import { staffAnalytics } from '#shared/contract/staff/staff-analytics.ts';

export const handler = handleSignedIn(staffAnalytics.listForms, (query, { deps, caller }) =>
  listFormsOfCustomers(openStaffAnalytics(deps), caller, query),
);
