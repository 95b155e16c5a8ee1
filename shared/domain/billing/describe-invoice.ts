import type { Brand } from '#shared/brands/brand.ts';
import { describeFiscalYear, fiscalYearOf, monthsLeft } from '#shared/domain/billing/fiscal-year.ts';
import { cents, formatCents, prorateByMonths } from '#shared/domain/billing/money.ts';
import { priceOfInterval, type Tier } from '#shared/domain/billing/pricing.ts';
import { invoicePaymentDays } from '#shared/domain/limits.ts';

/** What an invoice covers, and for schools the amount of the first one, before tax. */
export function describeInvoice(model: Brand['pricingModel'], tier: Tier, today = new Date()): string {
  if (model !== 'enrollment') return 'It covers one year.';
  const year = fiscalYearOf(today);
  const months = monthsLeft(year, today);
  const first = prorateByMonths(cents(priceOfInterval(tier, 'annual') * 100), months);
  return `It covers the school year from July 1 to June 30 and is due ${invoicePaymentDays} days later. The first one, sent this month, is ${formatCents(first)} for the ${months === 1 ? 'last month' : `${months} months left`} of ${describeFiscalYear(year)}.`;
}
