import type { BrandId } from '#shared/brands/platforms.ts';
import { AppError } from '#shared/errors.ts';
import { changeInvoice } from './change-invoice.ts';
import { composeInvoiceMail } from './compose-invoice-mail.ts';
import { findRecipient } from './find-recipient.ts';
import type { InvoicePlace, SchoolBillingPorts } from './ports.ts';
import { dueCents, type SchoolInvoice, statusOf } from './school-invoice.ts';
import { sharedInvoicePath } from './send-invoice.ts';

/** Per call, well within its timeout. */
const pageSize = 25;

export type Reminded = { pending: number; overdue: number; next?: InvoicePlace | undefined };

/**
 * Sends reminders for pending and overdue invoices, at most one a day each. Returns how many, and the cursor.
 */
export async function sendReminders(
  ports: SchoolBillingPorts,
  brandId: BrandId,
  after: InvoicePlace | undefined,
): Promise<Reminded> {
  const open = await ports.invoices.listOpen(brandId, after, pageSize);
  const reminded: Reminded = { pending: 0, overdue: 0 };
  for (const invoice of open) {
    const status = statusOf(invoice, ports.now());
    if (dueCents(invoice) <= 0 || (status !== 'pending' && status !== 'overdue')) continue;
    if (await remind(ports, invoice.invoiceId, status)) reminded[status]++;
  }
  const last = open.length === pageSize ? open.at(-1) : undefined;
  return { ...reminded, next: last && { invoiceId: last.invoiceId, dueDate: last.dueDate } };
}

async function remind(
  ports: SchoolBillingPorts,
  invoiceId: string,
  status: 'pending' | 'overdue',
): Promise<boolean> {
  const now = ports.now().toISOString();
  const today = now.slice(0, 10);
  const mailId = `school-reminder-${invoiceId}-${today}`;
  const invoice = await ports.invoices.find(invoiceId);
  const recipient = invoice && (await findRecipientIfAny(ports, invoice));
  if (!recipient) return false;
  const { isChanged } = await changeInvoice(ports, invoiceId, (newest) => {
    if (newest.status !== 'open' || newest.remindedAt?.startsWith(today)) return undefined;
    const url = `${ports.siteOrigin(newest.brandId)}${sharedInvoicePath(newest)}`;
    const kind = status === 'pending' ? 'reminder' : 'overdue';
    const mail = composeInvoiceMail({ kind, invoice: newest, recipient, mailId, url });
    return { changes: { remindedAt: now }, letter: { userId: recipient.userId, mail } };
  });
  if (isChanged) await ports.startMail(mailId);
  return isChanged;
}

/** Undefined once the account is erased. */
async function findRecipientIfAny(ports: SchoolBillingPorts, invoice: SchoolInvoice) {
  try {
    return await findRecipient(ports, invoice);
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}
