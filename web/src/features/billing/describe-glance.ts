import type { Brand } from '#shared/brands/brand.ts';
import type { Billing } from '#shared/contract/billing/billing.ts';
import { findFirstAmount } from '#shared/domain/billing/describe-invoice.ts';
import { findEnrollmentDay } from '#shared/domain/billing/fiscal-year.ts';
import { type Cents, cents, formatCents } from '#shared/domain/billing/money.ts';
import { findPaidTier, priceInCents } from '#shared/domain/billing/subscription.ts';
import { invoicePaymentDays } from '#shared/domain/limits.ts';
import { countTrialDays } from '#shared/domain/trial.ts';
import { formatDay } from '#web/lib/format/format-day.ts';

export type GlanceFigure = {
  label: string;
  value: string;
  note: string;
  isWarning?: boolean;
  /** The part of a limit that is used, in percent. */
  percentage?: number;
};

/** Plan, use, and once something was bought next amount and method: what an owner wants to know of the bill. */
export function describeGlance(brand: Brand, billing: Billing, now: Date): GlanceFigure[] {
  const figures = [describePlan(brand, billing, now), describeUse(billing, now)];
  if (hasNeverBought(billing)) return figures;
  return [...figures, describeNextAmount(brand, billing, now), describeMethod(billing)];
}

/** There is no amount, no method and no invoice yet. */
export function hasNeverBought({ state, hadPlan, order, invoicing, creditCents }: Billing): boolean {
  return state === 'none' && !hadPlan && !order && !invoicing && creditCents === 0;
}

function describePlan({ pricingModel }: Brand, billing: Billing, now: Date): GlanceFigure {
  const { state, plan, planName, subscription, invoicing } = billing;
  const tier = subscription && findPaidTier(pricingModel, subscription.planId);
  // A break takes the plan's rights, but not its name.
  if (state === 'paused' && tier)
    return { label: 'Plan', value: tier.name, note: 'Taking a break', isWarning: true };
  if (hasLostPlan(billing, now)) return { label: 'Plan', value: 'None', note: 'Your plan has ended' };
  if (plan === 'trial') return { label: 'Plan', value: planName, note: sayTrialEnd(billing, now) };
  if (subscription && subscription.status !== 'canceled')
    return { label: 'Plan', value: planName, note: sayPrice(subscription) };
  return { label: 'Plan', value: planName, note: invoicing ? 'By the year' : '' };
}

/** Whoever was on a plan reads nothing of a trial, whose limits are in force meanwhile, unless it goes on. */
export function hasLostPlan(
  { plan, hadPlan, state, trialEndsAt }: Pick<Billing, 'plan' | 'hadPlan' | 'state' | 'trialEndsAt'>,
  now: Date,
): boolean {
  const isPaused = state === 'paused' || state === 'ended';
  return plan === 'trial' && hadPlan && (isPaused || countTrialDays(trialEndsAt, now) === 0);
}

function sayTrialEnd({ trialEndsAt }: Billing, now: Date): string {
  const days = countTrialDays(trialEndsAt, now);
  if (days === 0) return `Ended on ${formatDay(trialEndsAt)}`;
  const left = `${days === 1 ? '1 day' : `${days} days`} left, until ${formatDay(trialEndsAt)}.`;
  return `${left} The trial needs no card; a plan starts only when you choose one.`;
}

function sayPrice({ priceCents, interval }: NonNullable<Billing['subscription']>): string {
  return `${formatCents(priceCents)} a ${interval === 'annual' ? 'year' : 'month'}`;
}

function describeUse(billing: Billing, now: Date): GlanceFigure {
  const { plan, order } = billing;
  const { used, limit, forecast } = billing.usage.conversations;
  const label = 'Conversations begun this month';
  const count = used.toLocaleString('en-US');
  if (hasLostPlan(billing, now))
    return { label, value: count, note: order ? '' : 'Your assistant is taking a break' };
  // A trial is measured in days: its number would make the plans' look small, and says nothing of them.
  if (plan === 'trial' && (limit === null || used < limit)) return { label, value: count, note: '' };
  if (limit === null)
    return { label, value: count, note: forecast ? `No limit. ${sayPace(forecast.count)}` : 'No limit' };
  const figure = { label, value: `${count} of ${limit.toLocaleString('en-US')}` };
  const percentage = Math.min(100, (used / limit) * 100);
  if (used >= limit)
    return { ...figure, percentage, isWarning: true, note: 'Used up until the first of next month' };
  if (forecast?.reachedAt)
    return {
      ...{ ...figure, percentage, isWarning: true },
      note: `At this pace they are used up around ${formatDay(forecast.reachedAt)}`,
    };
  return {
    ...figure,
    percentage,
    note: forecast ? sayPace(forecast.count) : 'A forecast follows in a few days',
  };
}

/** A forecast claims two digits. */
function sayPace(count: number): string {
  const digit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 1);
  return `At this pace about ${(Math.round(count / digit) * digit).toLocaleString('en-US')} by its end`;
}

/** What comes next: an open invoice, the end, the next charge. */
function describeNextAmount(brand: Brand, billing: Billing, now: Date): GlanceFigure {
  const { state, creditCents, subscription, invoicing, order } = billing;
  const { openInvoice, nextChargeAt, nextDueCents, cancelAtPeriodEnd, currentPeriodEnd } = subscription ?? {};
  if (openInvoice)
    return {
      label: 'Open invoice',
      value: formatCents(openInvoice.dueCents),
      note: 'To pay now',
      isWarning: true,
    };
  if (invoicing) return describeInvoiced(invoicing);
  if (order) return describeOrdered(brand, order, { trialEndsAt: billing.trialEndsAt, now });
  if (nextChargeAt && state !== 'paused')
    return {
      ...{ label: 'Next charge', value: sayDue(nextDueCents) },
      note: `On ${formatDay(nextChargeAt)}${nextDueCents === 0 ? ', paid by your credit' : ''}`,
    };
  if (cancelAtPeriodEnd && currentPeriodEnd && state !== 'ended')
    return { label: 'Ends on', value: formatDay(currentPeriodEnd), note: 'Nothing more is charged' };
  if (creditCents > 0)
    return {
      ...{ label: 'Your credit', value: formatCents(creditCents) },
      note:
        state === 'ended' ? 'A new plan uses it, or we pay it back: write to us' : 'Later invoices use it',
    };
  return { label: 'Next amount', value: 'Nothing due', note: '' };
}

/** What an order that waits will come to: a school's months left, or a year. */
function describeOrdered(
  { pricingModel }: Brand,
  { planId }: NonNullable<Billing['order']>,
  { trialEndsAt, now }: { trialEndsAt: string; now: Date },
): GlanceFigure {
  const tier = findPaidTier(pricingModel, planId);
  if (!tier) return { label: 'Next amount', value: 'With your invoice', note: 'It comes by email' };
  const amount =
    pricingModel === 'enrollment'
      ? findFirstAmount(tier, findEnrollmentDay(trialEndsAt, now))
      : priceInCents(tier, 'annual');
  return {
    ...{ label: 'First invoice', value: formatCents(amount) },
    note: sayFirstInvoiceComes('Once we accept your order, it'),
  };
}

const sayFirstInvoiceComes = (subject: string) =>
  `${subject} comes by email and is due ${invoicePaymentDays} days later`;

function sayDue(nextDueCents: Cents | null | undefined): string {
  return typeof nextDueCents === 'number' ? formatCents(nextDueCents) : 'With your invoice';
}

function describeInvoiced({
  dueCents,
  renewsAt,
  payerName,
  term,
  firstCents,
}: NonNullable<Billing['invoicing']>): GlanceFigure {
  if (dueCents > 0 && !payerName)
    return { label: 'Open', value: formatCents(dueCents), note: 'See the invoices below', isWarning: true };
  if (dueCents < 0 && !payerName)
    return { label: 'Owed to you', value: formatCents(cents(-dueCents)), note: 'We pay it back' };
  if (firstCents !== null)
    return { label: 'First invoice', value: formatCents(firstCents), note: sayFirstInvoiceComes('It') };
  if (!term && !payerName)
    return { label: 'Next amount', value: 'With your invoice', note: 'It comes by email' };
  const renewal = renewsAt ? `Renews on ${formatDay(renewsAt)}` : '';
  return { label: 'Next amount', value: 'Nothing due', note: renewal };
}

function describeMethod({ subscription, invoicing, order }: Billing): GlanceFigure {
  const label = 'Method';
  if (invoicing) return { label, value: 'Invoice', note: sayPayer(invoicing.payerName) };
  if (order) return { label, value: 'Invoice', note: 'Your order waits for our answer' };
  const card = subscription?.status === 'canceled' ? undefined : subscription?.card;
  if (!card) return { label, value: 'None', note: '' };
  const month = String(card.expiryMonth).padStart(2, '0');
  return {
    ...{ label, value: `${card.brand.toUpperCase()} ending in ${card.last4}` },
    note: `Valid until ${month}/${card.expiryYear}`,
  };
}

function sayPayer(payerName: string | null): string {
  return payerName ? `Paid by ${payerName}` : 'Bank transfer, check or card';
}
