import { findInvoiceRecipient, sendInvoice } from '#functions/domain/school-billing/send-invoice.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { schoolBilling } from '#shared/contract/staff/school-billing.ts';

export const handler = handleSignedIn(
  schoolBilling.sendInvoice,
  ({ invoiceId, asksOnly }, { deps, caller }) =>
    (asksOnly ? findInvoiceRecipient : sendInvoice)(deps, caller, invoiceId),
);
