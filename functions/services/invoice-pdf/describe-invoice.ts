import type { SchoolInvoice } from '#functions/domain/school-billing/school-invoice.ts';
import { dueCents, statusOf } from '#functions/domain/school-billing/school-invoice.ts';
import type { Brand } from '#shared/brands/brand.ts';
import { company } from '#shared/brands/company.ts';
import { describeFiscalYear } from '#shared/domain/fiscal-year.ts';
import { cents, formatCents } from '#shared/domain/money.ts';

/** Texts of an invoice in reading order. */
export type InvoiceText = {
  title: string;
  from: string[];
  to: string[];
  facts: { label: string; value: string }[];
  item: { label: string; value: string }[];
  due: { label: string; value: string };
  payment: { title: string; lines: string[] };
};

const titles = { annual: 'Invoice', debit: 'Debit note', credit: 'Credit note' } as const;

/** Builds the texts of an invoice. */
export function describeInvoice(invoice: SchoolInvoice, brand: Brand, now: Date): InvoiceText {
  const { invoiceId, kind, schoolName, planName, fiscalYear, months, purchaseOrderNumber } = invoice;
  const { annualCents, proratedCents, creditedCents, billingName, billingAddress, issuedAt, dueDate } =
    invoice;
  const paid = cents(invoice.payments.reduce((sum, { paidCents }) => sum + paidCents, 0));
  const year = describeFiscalYear(fiscalYear);
  return {
    title: `${titles[kind]} ${invoiceId}`,
    from: [company.name, ...company.addressLines, `${brand.contact.email} · ${brand.contact.phone}`],
    to: [billingName, ...billingAddress.split(/\r?\n/)].filter(Boolean),
    facts: [
      { label: 'School', value: schoolName },
      { label: 'Date', value: formatDate(issuedAt) },
      { label: 'Due date', value: formatDate(dueDate) },
      { label: 'Purchase order', value: purchaseOrderNumber || 'none' },
      { label: 'Fiscal year', value: `${year}, July 1 to June 30` },
      { label: 'Status', value: statusOf(invoice, now) },
    ],
    item: [
      {
        label:
          kind === 'annual'
            ? `${brand.name}, ${planName}, a whole year`
            : `Change to ${planName}, a whole year`,
        value: formatCents(annualCents),
      },
      { label: `${months} of 12 months`, value: formatCents(proratedCents) },
      ...(creditedCents > 0 ? [{ label: 'Credit notes', value: formatCents(cents(-creditedCents)) }] : []),
      ...(paid !== 0 ? [{ label: 'Paid', value: formatCents(cents(-paid)) }] : []),
    ],
    due: { label: 'Amount due', value: formatCents(dueCents(invoice)) },
    payment: describePayment(invoice, brand),
  };
}

function describePayment(invoice: SchoolInvoice, brand: Brand): InvoiceText['payment'] {
  const { invoiceId, closingNote } = invoice;
  const { bank, name, addressLines } = company;
  if (dueCents(invoice) <= 0) {
    const isOwed = invoice.status === 'open';
    return {
      title: 'Payment',
      lines: [
        closingNote || (isOwed ? 'We will pay this amount back to you.' : 'There is nothing left to pay.'),
      ],
    };
  }
  return {
    title: 'How to pay',
    lines: [
      `Bank transfer to ${name}: ${bank.name}, routing number ${bank.routingNumber}, account ${bank.accountNumber}. Please quote the invoice number ${invoiceId}.`,
      `Cheque payable to ${name}, by post to ${addressLines.join(', ')}. Please write ${invoiceId} on it.`,
      `Card: ask ${brand.contact.email} for the payment page.`,
    ],
  };
}

function formatDate(instant: string): string {
  return new Date(instant).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
