import { saveSchool } from '#functions/domain/school-billing/save-school.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { schoolBilling } from '#shared/contract/staff/school-billing.ts';

export const handler = handleSignedIn(schoolBilling.saveSchool, (order, { deps, caller }) =>
  saveSchool(deps, caller, order),
);
