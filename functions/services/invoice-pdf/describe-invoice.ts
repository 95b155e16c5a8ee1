import type { SchoolInvoice } from '#functions/domain/school-billing/school-invoice.ts';
import { dueCents, statusOf } from '#functions/domain/school-billing/school-invoice.ts';
import { listSums } from '#functions/domain/school-billing/sum/list-sums.ts';
import type { Brand } from '#shared/brands/brand.ts';
import { company } from '#shared/brands/company.ts';
import { describeFiscalYear } from '#shared/domain/billing/fiscal-year.ts';
import { cents, formatCents } from '#shared/domain/billing/money.ts';

type Line = { label: string; value: string };

/** What an invoice says beside its own record. */
export type InvoiceContext = {
  now: Date;
  /** Where it is mailed; it isn't part of the record, which outlives the account. */
  billingEmail: string;
  /** Where it can be seen and paid. */
  pageUrl: string;
  /** Whether it can be paid by card there. */
  takesCards: boolean;
};

/** Texts of an invoice in reading order. */
export type InvoiceText = {
  title: string;
  from: string[];
  to: string[];
  facts: Line[];
  /** The box beside the payer: what is due and when. */
  due: { title: string; amount: string; note: string };
  columns: [item: string, period: string, amount: string];
  rows: [item: string, period: string, amount: string][];
  sums: Line[];
  payment: { title: string; lines: string[]; link?: { label: string; url: string } };
};

const titles = { annual: 'Invoice', debit: 'Debit note', credit: 'Credit note' } as const;

/** Builds the texts of an invoice. */
export function describeInvoice(invoice: SchoolInvoice, brand: Brand, context: InvoiceContext): InvoiceText {
  const { invoiceId, kind, schoolName, planName, fiscalYear, months, purchaseOrderNumber, taxId } = invoice;
  const { proratedCents, billingName, billingAddress, issuedAt } = invoice;
  const year = describeFiscalYear(fiscalYear);
  const period = `${months} of 12 months`;
  return {
    title: `${titles[kind]} ${invoiceId}`,
    from: [company.name, ...company.addressLines, `${brand.contact.email} · ${brand.contact.phone}`],
    to: [
      ...[billingName, ...billingAddress.split(/\r?\n/)],
      ...(taxId ? [`Tax ID: ${taxId}`] : []),
      context.billingEmail,
    ].filter(Boolean),
    facts: [
      { label: 'School', value: schoolName },
      { label: 'Date', value: formatDate(issuedAt) },
      ...(kind === 'credit' ? [] : [{ label: 'Due date', value: formatDate(invoice.dueDate) }]),
      { label: 'Purchase order', value: purchaseOrderNumber || 'none' },
      { label: 'Fiscal year', value: `${year}, July 1 to June 30` },
      { label: 'Status', value: statusOf(invoice, context.now) },
    ],
    due: describeDue(invoice, context.now),
    columns: ['Item', 'Period', 'Amount'],
    rows: [[describeItem(invoice, brand, planName), period, formatCents(proratedCents)]],
    sums: listSums(invoice).map(({ label, amount }) => ({ label, value: formatCents(amount) })),
    payment: describePayment(invoice, brand, context),
  };
}

function describeItem({ kind, annualCents }: SchoolInvoice, brand: Brand, planName: string): string {
  const price = `${formatCents(annualCents)} for a whole year`;
  return kind === 'annual' ? `${brand.name}, ${planName}, ${price}` : `Change to ${planName}, ${price}`;
}

function describeDue(invoice: SchoolInvoice, now: Date): InvoiceText['due'] {
  const { status, kind, dueDate } = invoice;
  const due = dueCents(invoice);
  const amount = formatCents(due);
  if (due < 0) return { title: 'Credit', amount: formatCents(cents(-due)), note: 'Paid back to you' };
  if (status === 'void') return { title: 'Amount due', amount, note: 'Void' };
  if (status === 'paid') return { title: 'Amount due', amount, note: kind === 'credit' ? 'Settled' : 'Paid' };
  const isOverdue = statusOf(invoice, now) === 'overdue';
  return {
    title: 'Amount due',
    amount,
    note: `${isOverdue ? 'Was due by' : 'Due by'} ${formatDate(dueDate)}`,
  };
}

function describePayment(
  invoice: SchoolInvoice,
  brand: Brand,
  { pageUrl, takesCards }: InvoiceContext,
): InvoiceText['payment'] {
  const { invoiceId, closingNote } = invoice;
  const { bank, name, addressLines } = company;
  if (dueCents(invoice) <= 0) {
    const isOwed = dueCents(invoice) < 0;
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
      `Check payable to ${name}, by post to ${addressLines.join(', ')}. Please write ${invoiceId} on it.`,
      takesCards ? 'Card: on the page of this invoice.' : `Card: ask ${brand.contact.email}.`,
    ],
    link: { label: takesCards ? 'See and pay this invoice online' : 'See this invoice online', url: pageUrl },
  };
}

function formatDate(instant: string): string {
  return new Date(instant).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
