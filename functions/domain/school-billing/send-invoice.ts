import { AppError } from '#shared/errors.ts';
import type { Caller } from '../identity/session.ts';
import { makeStaffAction } from '../staff-log/staff-action.ts';
import { changeInvoice } from './change-invoice.ts';
import { composeInvoiceMail, findOccasion } from './compose-invoice-mail.ts';
import { findInvoice } from './find-invoice.ts';
import { findRecipient } from './find-recipient.ts';
import { describeInvoiceDeed } from './invoice-deed.ts';
import { makeInvoiceUrls } from './invoice-urls.ts';
import type { SchoolBillingPorts } from './ports.ts';

/** Debounces repeated clicks. */
const restMs = 60_000;

/** Whom an invoice would be mailed to. Throws NOT_FOUND. */
export async function findInvoiceRecipient(
  ports: SchoolBillingPorts,
  caller: Caller,
  invoiceId: string,
): Promise<{ sentTo: string }> {
  const { email } = await findRecipient(ports, await findInvoice(ports, caller, invoiceId));
  return { sentTo: email };
}

/** Mails an invoice with a link to its PDF; of a paid one a copy that says when it was paid. Returns the address. Throws NOT_FOUND, CONFLICT. */
export async function sendInvoice(
  ports: SchoolBillingPorts,
  caller: Caller,
  invoiceId: string,
): Promise<{ sentTo: string }> {
  const recipient = await findRecipient(ports, await findInvoice(ports, caller, invoiceId));
  const now = ports.now();
  const mailId = `school-invoice-${invoiceId}-${now.toISOString()}`;
  const { isChanged } = await changeInvoice(ports, invoiceId, (invoice) => {
    if (invoice.status === 'void')
      throw new AppError('CONFLICT', { message: 'A void invoice is not mailed.' });
    if (invoice.sentAt && now.getTime() - Date.parse(invoice.sentAt) < restMs) return undefined;
    const urls = makeInvoiceUrls(ports, invoice);
    const mail = composeInvoiceMail({ kind: findOccasion(invoice), invoice, recipient, mailId, urls });
    return {
      changes: { sentAt: now.toISOString() },
      letter: { userId: recipient.userId, mail },
      action: makeStaffAction(ports, caller.userId, describeInvoiceDeed(invoice, 'sent')),
    };
  });
  if (isChanged) await ports.startMail(mailId);
  return { sentTo: recipient.email };
}
