import { chooseSchoolBrand } from '#functions/domain/school-billing/choose-school-brand.ts';
import { readFigures } from '#functions/domain/school-billing/list-invoices.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { schoolBilling } from '#shared/contract/staff/school-billing.ts';

export const handler = handleSignedIn(schoolBilling.getFigures, ({ platform }, { deps, caller }) =>
  readFigures(deps, chooseSchoolBrand(caller, platform)),
);
