import { invoicePaymentDays } from '../limits.ts';
import { fiscalYearOf, fiscalYearStart, monthsLeft } from './fiscal-year.ts';
import { type Cents, cents, formatCents, prorateByMonths } from './money.ts';
import { type PricingModel, priceOfInterval, type Tier } from './pricing.ts';

/** What an invoice covers, and for schools the amount of the first one for who enrolls on that day. */
export function describeInvoice(model: PricingModel, tier: Tier, enrolled: Date): string {
  if (model !== 'enrollment') return 'It covers one year.';
  return `It covers the school year from July 1 to June 30. ${sayFirstInvoice(tier, enrolled)}`;
}

/** `First invoice: $554.17, before tax, for the 7 months from December 2026 to June 2027, due 30 days after it is sent.` */
export function sayFirstInvoice(tier: Tier, enrolled: Date): string {
  const year = fiscalYearOf(enrolled);
  const months = monthsLeft(year, enrolled);
  const last = fiscalYearStart(year + 1);
  last.setUTCDate(0);
  const span = months === 1 ? '' : `the ${months} months from ${nameMonth(enrolled)} to `;
  return `First invoice: ${formatCents(findFirstAmount(tier, enrolled))}, before tax, for ${span}${nameMonth(last)}, due ${invoicePaymentDays} days after it is sent.`;
}

/** The amount of a school's first invoice, which covers the months left of its fiscal year. */
export function findFirstAmount(tier: Tier, enrolled: Date): Cents {
  const months = monthsLeft(fiscalYearOf(enrolled), enrolled);
  return prorateByMonths(cents(priceOfInterval(tier, 'annual') * 100), months);
}

function nameMonth(day: Date): string {
  return day.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}
