import type { BrandId } from '#shared/brands/platforms.ts';
import { changeInvoice } from './change-invoice.ts';
import { composeInvoiceMail } from './compose-invoice-mail.ts';
import { findRecipientIfAny } from './find-recipient.ts';
import { makeInvoiceUrls } from './invoice-urls.ts';
import type { InvoicePlace, SchoolBillingPorts } from './ports.ts';
import { dueCents, type SchoolInvoice, statusOf } from './school-invoice.ts';

/** Per call, well within its timeout. */
const pageSize = 25;

export type Reminded = { pending: number; overdue: number; next?: InvoicePlace | undefined };

/**
 * Sends reminders for pending and overdue invoices, at most one a day each; a pending one that was never mailed goes out
 * itself. Returns how many, and the cursor.
 */
export async function sendReminders(
  ports: SchoolBillingPorts,
  brandId: BrandId,
  after: InvoicePlace | undefined,
): Promise<Reminded> {
  const open = await ports.invoices.listOpen(brandId, after, pageSize);
  const reminded = { pending: 0, overdue: 0 };
  for (const invoice of open) {
    const kind = findReminder(invoice, ports.now());
    if (kind && (await remind(ports, invoice.invoiceId, kind))) reminded[kind]++;
  }
  const last = open.length === pageSize ? open.at(-1) : undefined;
  return { ...reminded, next: last && { invoiceId: last.invoiceId, dueDate: last.dueDate } };
}

const countedSize = 250;

/** How many reminders `sendReminders` would send now. */
export async function countReminders(
  { invoices, now }: Pick<SchoolBillingPorts, 'invoices' | 'now'>,
  brandId: BrandId,
): Promise<Omit<Reminded, 'next'>> {
  const counted = { pending: 0, overdue: 0 };
  let after: InvoicePlace | undefined;
  for (;;) {
    const page = await invoices.listOpen(brandId, after, countedSize);
    for (const invoice of page) {
      const kind = findReminder(invoice, now());
      if (kind) counted[kind]++;
    }
    after = page.at(-1);
    if (page.length < countedSize) return counted;
  }
}

/** Which reminder an invoice gets; undefined when nothing is due, or it got one today. */
function findReminder(invoice: SchoolInvoice, now: Date): 'pending' | 'overdue' | undefined {
  const status = statusOf(invoice, now);
  const isReminded = invoice.remindedAt?.startsWith(now.toISOString().slice(0, 10));
  if (isReminded || dueCents(invoice) <= 0) return undefined;
  return status === 'pending' || status === 'overdue' ? status : undefined;
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
    const urls = makeInvoiceUrls(ports, newest);
    const isFirst = newest.sentAt === undefined;
    // Nobody is reminded of an invoice that they never got: it comes first.
    const firstOrLater = isFirst ? 'invoice' : 'reminder';
    const kind = status === 'pending' ? firstOrLater : 'overdue';
    const mail = composeInvoiceMail({ kind, invoice: newest, recipient, mailId, urls });
    const changes = { remindedAt: now, ...(isFirst && { sentAt: now }) };
    return { changes, letter: { userId: recipient.userId, mail } };
  });
  if (isChanged) await ports.startMail(mailId);
  return isChanged;
}
