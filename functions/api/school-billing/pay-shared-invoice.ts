import { paySharedInvoice } from '#functions/domain/school-billing/payment/shared-invoice.ts';
import { handle } from '#functions/http/handle.ts';
import { schoolBilling } from '#shared/contract/staff/school-billing.ts';

export const handler = handle(schoolBilling.paySharedInvoice, async (link, { deps }) => ({
  paymentUrl: await paySharedInvoice(deps, link),
}));
