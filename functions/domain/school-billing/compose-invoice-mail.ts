import { brands } from '#shared/brands/index.ts';
import { describeFiscalYear } from '#shared/domain/billing/fiscal-year.ts';
import { cents, formatCents } from '#shared/domain/billing/money.ts';
import { composeWordyMail } from '../mail/compose-mail.ts';
import { formatDay } from '../mail/format-day.ts';
import type { Mail } from '../mail/mail.ts';
import type { Recipient } from './find-recipient.ts';
import type { InvoiceUrls } from './invoice-urls.ts';
import { addUp, dueCents, paidOn, type SchoolInvoice } from './school-invoice.ts';

export type InvoiceOccasion = 'invoice' | 'settled' | 'credit' | 'correction' | 'reminder' | 'overdue';

type Occasion = {
  kind: InvoiceOccasion;
  invoice: SchoolInvoice;
  recipient: Pick<Recipient, 'name' | 'email'>;
  mailId: string;
  urls: InvoiceUrls;
};

/** Sends an invoice or credit note, a reminder of it, or what changed on it. */
export function composeInvoiceMail({ kind, invoice, recipient, mailId, urls }: Occasion): Mail {
  const { invoiceId, schoolName, brandId } = invoice;
  const said = { name: recipient.name, company: schoolName, isPaying: true };
  return composeWordyMail(said, ({ name, company }) => {
    const { subject, paragraphs } = say(kind, invoice, company);
    const document = invoice.kind === 'credit' ? 'credit note' : 'invoice';
    return {
      type: 'school-invoice',
      ...{ mailId, to: recipient.email, brand: brands[brandId], greetingName: name },
      subject: `${subject} ${invoiceId}: ${company}`,
      paragraphs,
      action: { label: `See ${dueCents(invoice) > 0 ? 'and pay ' : ''}the ${document}`, url: urls.page },
      links: [{ label: 'Download the PDF', url: urls.pdf }],
    };
  });
}

/** What staff mail of an invoice as it stands. */
export function findOccasion({ kind, status }: SchoolInvoice): InvoiceOccasion {
  if (kind === 'credit') return 'credit';
  return status === 'open' ? 'invoice' : 'settled';
}

const howToPay = 'The invoice says how to pay it by bank transfer, check or card.';

function say(kind: InvoiceOccasion, invoice: SchoolInvoice, company: string) {
  const { planName, dueDate, proratedCents } = invoice;
  const amount = formatCents(dueCents(invoice));
  const day = formatDay(new Date(dueDate));
  const of = `of ${company} for the ${planName} plan in the fiscal year ${describeFiscalYear(invoice.fiscalYear)}`;
  switch (kind) {
    case 'settled':
      return {
        subject: 'A copy of invoice',
        paragraphs: [`Here is a copy of the invoice ${of}. ${saySettled(invoice)}`, ...saySetOff(invoice)],
      };
    case 'credit':
      return {
        subject: 'Credit note',
        paragraphs: [
          `Here is a credit note ${of}. It takes ${formatCents(cents(-proratedCents))} off what you pay.`,
          ...saySetOff(invoice),
          sayPaidBack(invoice),
        ],
      };
    case 'correction':
      return {
        subject: 'A correction of invoice',
        paragraphs: [
          `We had recorded a payment of the invoice ${of}, and have taken that back, because it did not arrive or was not for this invoice. The receipt of it no longer counts.`,
          ...(dueCents(invoice) > 0 ? [`${amount} is open.`, howToPay] : [saySettled(invoice)]),
        ],
      };
    case 'invoice':
      return {
        subject: 'Your invoice',
        paragraphs: [
          `Here is the invoice ${of}. ${amount} is due by ${day}.`,
          ...saySetOff(invoice),
          howToPay,
        ],
      };
    case 'reminder':
      return {
        subject: 'A reminder of invoice',
        paragraphs: [`${amount} for the assistant of ${company} is due by ${day}.`, howToPay],
      };
    case 'overdue':
      return {
        subject: 'Overdue invoice',
        paragraphs: [
          `${amount} for the assistant of ${company} was due on ${day}. If the payment is on its way, there is nothing left to do.`,
          howToPay,
        ],
      };
  }
}

function saySettled(invoice: SchoolInvoice): string {
  const day = paidOn(invoice);
  const paid = day ? `It was paid on ${formatDay(new Date(day))}` : 'It is settled';
  const due = dueCents(invoice);
  return due < 0
    ? `${paid}. ${formatCents(cents(-due))} was paid too much, and we pay it back to you.`
    : `${paid}, and there is nothing left to pay.`;
}

/** Which documents it counts against, and with how much. */
function saySetOff({ setOffs }: SchoolInvoice): string[] {
  return setOffs.map(({ invoiceId, cents: amount }) =>
    amount > 0
      ? `${formatCents(amount)} less is due, because ${invoiceId} counts against it.`
      : `${formatCents(cents(-amount))} counts against ${invoiceId}.`,
  );
}

/** What of a credit note comes back as money. */
function sayPaidBack(invoice: SchoolInvoice): string {
  const owed = -dueCents(invoice);
  if (owed > 0) return `We pay ${formatCents(cents(owed))} back to you.`;
  const back = -addUp(invoice).paidCents;
  return back > 0 ? `We have paid ${formatCents(cents(back))} back to you.` : 'Nothing is left to pay back.';
}
