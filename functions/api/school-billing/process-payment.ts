import { toListed } from '#functions/domain/school-billing/list-invoices.ts';
import { processPayment } from '#functions/domain/school-billing/payment/process-payment.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { schoolBilling } from '#shared/contract/staff/school-billing.ts';

export const handler = handleSignedIn(schoolBilling.processPayment, async (order, { deps, caller }) => {
  const { paymentUrl, invoice } = await processPayment(deps, caller, order);
  return { paymentUrl, invoice: toListed(invoice, deps.now()) };
});
