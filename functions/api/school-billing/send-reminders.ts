import { remindAsStaff } from '#functions/domain/school-billing/bill-as-staff.ts';
import { chooseSchoolBrand } from '#functions/domain/school-billing/choose-school-brand.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { schoolBilling } from '#shared/contract/staff/school-billing.ts';

export const handler = handleSignedIn(schoolBilling.sendReminders, ({ platform, after }, { deps, caller }) =>
  remindAsStaff(deps, caller, chooseSchoolBrand(caller, platform), after),
);
