import type { Caller } from '../identity/session.ts';
import { changeInvoice } from './change-invoice.ts';
import { composeInvoiceMail } from './compose-invoice-mail.ts';
import { findInvoice } from './find-invoice.ts';
import { findRecipient } from './find-recipient.ts';
import type { SchoolBillingPorts } from './ports.ts';

/** A second click is no second mail. */
const restMs = 60_000;

/** Mails an invoice with the link to its PDF. Answers the address. Throws NOT_FOUND, CONFLICT. */
export async function sendInvoice(
  ports: SchoolBillingPorts,
  caller: Caller,
  invoiceId: string,
): Promise<{ sentTo: string }> {
  const recipient = await findRecipient(ports, await findInvoice(ports, caller, invoiceId));
  const now = ports.now();
  const mailId = `school-invoice-${invoiceId}-${now.toISOString()}`;
  const { isChanged } = await changeInvoice(ports, invoiceId, (invoice) => {
    if (invoice.sentAt && now.getTime() - Date.parse(invoice.sentAt) < restMs) return undefined;
    const url = `${ports.siteOrigin(invoice.brandId)}${sharedInvoicePath(invoice)}`;
    const mail = composeInvoiceMail({ kind: 'invoice', invoice, recipient, mailId, url });
    return { changes: { sentAt: now.toISOString() }, letter: { userId: recipient.userId, mail } };
  });
  if (isChanged) await ports.startMail(mailId);
  return { sentTo: recipient.email };
}

/** Where who has the mail sees the invoice. */
export function sharedInvoicePath({ invoiceId, viewKey }: { invoiceId: string; viewKey: string }): string {
  return `/api/school-billing/shared-invoice/${invoiceId}/${viewKey}`;
}
