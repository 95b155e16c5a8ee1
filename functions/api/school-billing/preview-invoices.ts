import { chooseSchoolBrand } from '#functions/domain/school-billing/choose-school-brand.ts';
import { previewInvoices } from '#functions/domain/school-billing/generate-invoices.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { schoolBilling } from '#shared/contract/staff/school-billing.ts';

export const handler = handleSignedIn(
  schoolBilling.previewInvoices,
  ({ platform, after }, { deps, caller }) =>
    previewInvoices(deps, chooseSchoolBrand(caller, platform), after),
);
