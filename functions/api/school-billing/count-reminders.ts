import { chooseSchoolBrand } from '#functions/domain/school-billing/choose-school-brand.ts';
import { countReminders } from '#functions/domain/school-billing/send-reminders.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { schoolBilling } from '#shared/contract/staff/school-billing.ts';

export const handler = handleSignedIn(schoolBilling.countReminders, ({ platform }, { deps, caller }) =>
  countReminders(deps, chooseSchoolBrand(caller, platform)),
);
