import { composeWordyMail } from '#functions/domain/mail/compose-mail.ts';
import { defangLinks } from '#functions/domain/mail/defang-links.ts';
import type { Mail } from '#functions/domain/mail/mail.ts';
import { brands } from '#shared/brands/index.ts';
import { type Cents, formatCents } from '#shared/domain/billing/money.ts';
import type { Payment } from '../payment.ts';

type RefundLetter = {
  payment: Payment;
  /** The day of the payment in words, where its payer is. */
  paidOn: string;
  /** `reason`: in the words of staff; undefined when they keep it to themselves. */
  refund: { mailId: string; amountCents: Cents; reason: string | undefined };
  billed: { name: string; email: string };
  /** Where the invoice is. */
  url: string;
};

/** Tells who is billed what went back to their card, and why if staff say so. */
export function composeRefundMail({ payment, paidOn, refund, billed, url }: RefundLetter): Mail {
  const { brandId, description, paidCents, invoiceId } = payment;
  const amount = formatCents(refund.amountCents);
  return composeWordyMail({ company: billed.name, isPaying: true }, ({ company, isConfirmed }) => {
    const facts = [
      ['Refunded', amount],
      ['Of the payment', `${formatCents(paidCents)} on ${paidOn}`],
      ['For', description],
      ['Invoice', invoiceId ?? ''],
      ['Reason', isConfirmed ? defangLinks(refund.reason ?? '') : ''],
    ] as const;
    return {
      type: 'refund',
      ...{ mailId: refund.mailId, to: billed.email, brand: brands[brandId] },
      subject: `Refund of ${amount}: ${company}`,
      greeting: 'Hello,',
      paragraphs: [
        `We have sent ${amount} back to the card that paid. It takes five to ten days to arrive. Your plan stays as it is.`,
      ],
      lists: [
        {
          title: 'Refund',
          items: facts.filter(([, value]) => value).map(([label, value]) => [{ text: `${label}: ${value}` }]),
        },
      ],
      action: { label: 'Open the invoices', url },
    };
  });
}

type BalanceLetter = Pick<RefundLetter, 'billed' | 'url'> & {
  mailId: string;
  amountCents: Cents;
  brandId: Payment['brandId'];
};

/** Tells a former customer that their credit went back to the cards that paid. */
export function composeBalanceMail({ mailId, amountCents, billed, url, brandId }: BalanceLetter): Mail {
  const amount = formatCents(amountCents);
  return composeWordyMail({ company: billed.name, isPaying: true }, ({ company }) => ({
    type: 'refund',
    ...{ mailId, to: billed.email, brand: brands[brandId] },
    subject: `Refund of ${amount}: ${company}`,
    greeting: 'Hello,',
    paragraphs: [
      `We have sent ${amount} of your credit back to the card that paid. It takes five to ten days to arrive.`,
    ],
    action: { label: 'Open the invoices', url },
  }));
}
