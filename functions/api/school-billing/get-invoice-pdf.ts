import { findInvoice } from '#functions/domain/school-billing/find-invoice.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { openSchoolBilling } from '#functions/wiring/school-billing.ts';
import { schoolBilling } from '#shared/contract/staff/school-billing.ts';

const loadWork = () => import('#functions/wiring/lazy/draw-invoice.ts');

export const handler = handleSignedIn(
  schoolBilling.getInvoicePdf,
  async ({ invoiceId }, { deps, caller }) => {
    const ports = openSchoolBilling(deps);
    const invoice = await findInvoice(ports, caller, invoiceId);
    return (await loadWork()).drawInvoice(ports, invoice);
  },
  loadWork,
);
