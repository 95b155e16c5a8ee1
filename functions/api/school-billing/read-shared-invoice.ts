import { readSharedInvoice } from '#functions/domain/school-billing/payment/shared-invoice.ts';
import { handle } from '#functions/http/handle.ts';
import { schoolBilling } from '#shared/contract/staff/school-billing.ts';

export const handler = handle(schoolBilling.readSharedInvoice, (link, { deps }) =>
  readSharedInvoice(deps, link),
);
