import { toListed } from '#functions/domain/school-billing/list-invoices.ts';
import { undoPayment } from '#functions/domain/school-billing/payment/undo-payment.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { schoolBilling } from '#shared/contract/staff/school-billing.ts';

export const handler = handleSignedIn(schoolBilling.undoPayment, async (order, { deps, caller }) =>
  toListed(await undoPayment(deps, caller, order), deps.now()),
);
