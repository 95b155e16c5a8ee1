import { invoicePaymentDays } from '../limits.ts';
import { describeFiscalYear, fiscalYearOf, monthsLeft } from './fiscal-year.ts';
import { cents, formatCents, prorateByMonths } from './money.ts';
import { type PricingModel, priceOfInterval, type Tier } from './pricing.ts';

/** What an invoice covers, and for schools the amount of the first one. */
export function describeInvoice(model: PricingModel, tier: Tier, today = new Date()): string {
  if (model !== 'enrollment') return 'It covers one year.';
  return `It covers the school year from July 1 to June 30. ${sayFirstInvoice(tier, today)}`;
}

/** `First invoice: $633.33, before tax, for the 8 months left of 2026-2027, due 30 days after it is sent.` */
export function sayFirstInvoice(tier: Tier, today: Date): string {
  const year = fiscalYearOf(today);
  const months = monthsLeft(year, today);
  const first = prorateByMonths(cents(priceOfInterval(tier, 'annual') * 100), months);
  const span = months === 1 ? 'last month' : `${months} months left`;
  return `First invoice: ${formatCents(first)}, before tax, for the ${span} of ${describeFiscalYear(year)}, due ${invoicePaymentDays} days after it is sent.`;
}
