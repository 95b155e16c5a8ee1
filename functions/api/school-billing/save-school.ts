import { saveSchool } from '#functions/domain/school-billing/save-school.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { openPlanDeps } from '#functions/wiring/plans.ts';
import { openSchoolBilling } from '#functions/wiring/school-billing.ts';
import { openStaffLists } from '#functions/wiring/staff-lists.ts';
import { schoolBilling } from '#shared/contract/staff/school-billing.ts';

export const handler = handleSignedIn(schoolBilling.saveSchool, (order, { deps, caller }) =>
  saveSchool({ ...openPlanDeps(deps), ...openStaffLists(deps), ...openSchoolBilling(deps) }, caller, order),
);
