import { composeWordyMail } from '#functions/domain/mail/compose-mail.ts';
import type { Mail } from '#functions/domain/mail/mail.ts';
import { brands } from '#shared/brands/index.ts';
import { formatCents } from '#shared/domain/billing/money.ts';
import type { Payment } from '../payment.ts';

type Receipt = {
  payment: Payment;
  /** The day in words, where its payer is. */
  paidOn: string;
  /** Who pays, as on the invoice. */
  billed: { name: string; email: string; purchaseOrderNumber: string; taxId: string };
  /** Where the invoice and its PDF are. */
  url: string;
};

const methods: Record<Payment['method'], string> = {
  card: 'card',
  transfer: 'bank transfer',
  cheque: 'check',
};

export const receiptIdOf = ({ paymentId }: Pick<Payment, 'paymentId'>): string => `receipt-${paymentId}`;

/** Confirms a received payment to who is billed. */
export function composeReceipt({ payment, paidOn, billed, url }: Receipt): Mail {
  const { brandId, description, paidCents, taxCents, method, invoiceId } = payment;
  const amount = formatCents(paidCents);
  return composeWordyMail({ company: billed.name, isPaying: true }, ({ company }) => {
    const facts = [
      ['Paid by', `${company}, by ${methods[method]}`],
      ['For', description],
      ['Date', paidOn],
      ['Amount', amount],
      ['Of which tax', taxCents > 0 ? formatCents(taxCents) : ''],
      ['Invoice', invoiceId ?? ''],
      ['Purchase order', billed.purchaseOrderNumber],
      ['Tax ID', billed.taxId],
    ] as const;
    return {
      type: 'receipt',
      ...{ mailId: receiptIdOf(payment), to: billed.email, brand: brands[brandId] },
      subject: `Receipt for ${amount}: ${company}`,
      greeting: 'Hello,',
      paragraphs: [`We have received ${amount}. Thank you.`],
      lists: [
        {
          title: 'Receipt',
          items: facts.filter(([, value]) => value).map(([label, value]) => [{ text: `${label}: ${value}` }]),
        },
      ],
      action: { label: 'Open the invoices', url },
    };
  });
}
