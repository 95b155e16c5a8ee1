import { chooseSchoolBrand } from '#functions/domain/school-billing/choose-school-brand.ts';
import { countReminders } from '#functions/domain/school-billing/send-reminders.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { openSchoolBilling } from '#functions/wiring/school-billing.ts';
import { schoolBilling } from '#shared/contract/staff/school-billing.ts';

export const handler = handleSignedIn(schoolBilling.countReminders, ({ platform }, { deps, caller }) =>
  countReminders(openSchoolBilling(deps), chooseSchoolBrand(caller, platform)),
);
