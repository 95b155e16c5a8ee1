import { toListed } from '#functions/domain/school-billing/list-invoices.ts';
import { voidInvoice } from '#functions/domain/school-billing/void-invoice.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { schoolBilling } from '#shared/contract/staff/school-billing.ts';

export const handler = handleSignedIn(schoolBilling.voidInvoice, async (order, { deps, caller }) =>
  toListed(await voidInvoice(deps, caller, order), deps.now()),
);
