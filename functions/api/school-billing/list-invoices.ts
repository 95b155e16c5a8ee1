import { chooseSchoolBrand } from '#functions/domain/school-billing/choose-school-brand.ts';
import { listInvoices } from '#functions/domain/school-billing/list-invoices.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { schoolBilling } from '#shared/contract/staff/school-billing.ts';

export const handler = handleSignedIn(
  schoolBilling.listInvoices,
  ({ platform, search, after }, { deps, caller }) =>
    listInvoices(deps, chooseSchoolBrand(caller, platform), { search, after }),
);
