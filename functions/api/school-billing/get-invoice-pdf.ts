import { findInvoice } from '#functions/domain/school-billing/find-invoice.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { schoolBilling } from '#shared/contract/staff/school-billing.ts';

const loadWork = () => import('#functions/wiring/lazy/draw-invoice.ts');

export const handler = handleSignedIn(
  schoolBilling.getInvoicePdf,
  async ({ invoiceId }, { deps, caller }) => {
    const invoice = await findInvoice(deps, caller, invoiceId);
    return (await loadWork()).drawInvoice(deps, invoice);
  },
  loadWork,
);
