import { brands } from '#shared/brands/index.ts';
import { describeFiscalYear } from '#shared/domain/billing/fiscal-year.ts';
import { formatCents } from '#shared/domain/billing/money.ts';
import { composeWordyMail } from '../mail/compose-mail.ts';
import { formatDay } from '../mail/format-day.ts';
import type { Mail } from '../mail/mail.ts';
import type { Recipient } from './find-recipient.ts';
import { dueCents, paidOn, type SchoolInvoice } from './school-invoice.ts';
import type { InvoiceUrls } from './shared-invoice.ts';

type Occasion = {
  kind: 'invoice' | 'paid' | 'reminder' | 'overdue';
  invoice: SchoolInvoice;
  recipient: Pick<Recipient, 'name' | 'email'>;
  mailId: string;
  urls: InvoiceUrls;
};

/** Sends an invoice, or a reminder of it. */
export function composeInvoiceMail({ kind, invoice, recipient, mailId, urls }: Occasion): Mail {
  const { invoiceId, schoolName, brandId } = invoice;
  const said = { name: recipient.name, company: schoolName, isPaying: true };
  return composeWordyMail(said, ({ name, company }) => {
    const { subject, paragraphs } = say(kind, invoice, company);
    return {
      type: 'school-invoice',
      ...{ mailId, to: recipient.email, brand: brands[brandId], greetingName: name },
      subject: `${subject} ${invoiceId}: ${company}`,
      paragraphs,
      action: { label: kind === 'paid' ? 'See the invoice' : 'See and pay the invoice', url: urls.page },
      links: [{ label: 'Download the PDF', url: urls.pdf }],
    };
  });
}

const howToPay = 'The invoice says how to pay it by bank transfer, check or card.';

function say(kind: Occasion['kind'], invoice: SchoolInvoice, company: string) {
  const { planName, fiscalYear, dueDate } = invoice;
  const amount = formatCents(dueCents(invoice));
  const day = formatDay(new Date(dueDate));
  switch (kind) {
    case 'paid':
      return {
        subject: 'A copy of invoice',
        paragraphs: [
          `Here is a copy of the invoice of ${company} for the ${planName} plan in the fiscal year ${describeFiscalYear(fiscalYear)}. It was paid on ${formatDay(new Date(paidOn(invoice) ?? invoice.issuedAt))}, and there is nothing left to pay.`,
        ],
      };
    case 'invoice':
      return {
        subject: 'Your invoice',
        paragraphs: [
          `Here is the invoice of ${company} for the ${planName} plan in the fiscal year ${describeFiscalYear(fiscalYear)}. ${amount} is due by ${day}.`,
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
