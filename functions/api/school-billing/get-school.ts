import { getSchool } from '#functions/domain/school-billing/get-school.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { schoolBilling } from '#shared/contract/staff/school-billing.ts';

export const handler = handleSignedIn(schoolBilling.getSchool, ({ organisationId }, { deps }) =>
  getSchool(deps, organisationId),
);
