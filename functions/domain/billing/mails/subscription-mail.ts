import type { Organisation, User } from '#functions/domain/accounts/account.ts';
import { composeWordyMail } from '#functions/domain/mail/compose-mail.ts';
import { formatDayOf } from '#functions/domain/mail/format-day.ts';
import type { Mail } from '#functions/domain/mail/mail.ts';
import { brands } from '#shared/brands/index.ts';
import { formatCents } from '#shared/domain/billing/money.ts';
import { findPlan } from '#shared/domain/billing/pricing.ts';
import { keptAfterTrialDays } from '#shared/domain/trial.ts';
import type { BillingNews } from '../apply-subscription.ts';
import type { Subscription } from '../billing-account.ts';

type Letter = { subject: string; paragraphs: string[]; label: string };

/** Composes the mail about a subscription change to the owner. */
export function composeBillingMail(
  news: BillingNews,
  organisation: Organisation,
  owner: Pick<User, 'name' | 'email'>,
  billingUrl: string,
): Mail {
  const { subscriptionId, currentPeriodEnd } = news.subscription;
  const isPaying = news.kind === 'begun' && news.subscription.status === 'active';
  return composeWordyMail({ name: owner.name, company: organisation.name, isPaying }, ({ name, company }) => {
    const { subject, paragraphs, label } = describeNews(news, organisation, company);
    return {
      type: 'subscription-news',
      // One mail per occasion and billing period.
      mailId: `billing-${nameOccasion(news)}-${subscriptionId}-${currentPeriodEnd.slice(0, 10)}`,
      to: owner.email,
      brand: brands[organisation.brandId],
      subject: `${subject}: ${company}`,
      greetingName: name,
      paragraphs,
      action: { label, url: billingUrl },
    };
  });
}

function nameOccasion(news: BillingNews): string {
  switch (news.kind) {
    case 'past-due':
      return `${news.kind}-${news.number}`;
    case 'cancelled':
    case 'kept':
      return `${news.kind}-${news.change}`;
    case 'begun':
    case 'paused':
    case 'ended':
      return news.kind;
  }
}

function describeNews(news: BillingNews, organisation: Organisation, company: string): Letter {
  const { subscription } = news;
  const plan = findPlan(brands[organisation.brandId].pricingModel, subscription.planId).name;
  const periodEnd = formatDayOf(organisation, new Date(subscription.currentPeriodEnd));
  switch (news.kind) {
    case 'begun':
      return {
        subject: `Your ${plan} plan has started`,
        paragraphs: [
          `The assistant of ${company} is now on the ${plan} plan, at ${formatPrice(subscription)}.`,
          sayFirstCharge(subscription, periodEnd),
          'You can change the plan, the card, or cancel at any time in your dashboard, under Billing.',
        ],
        label: 'Open Billing',
      };
    case 'past-due':
      return describePastDue(news, organisation, `the ${plan} plan of ${company}`);
    case 'paused':
      return {
        subject: 'Your assistant is taking a break',
        paragraphs: [
          `The payment for the ${plan} plan of ${company} has not arrived, so the assistant is taking a break: visitors see how to reach you instead.`,
          `We keep everything for ${keptAfterTrialDays} days. As soon as the open invoice is paid, your assistant goes on with everything it knows.`,
        ],
        label: 'Pay or change the card',
      };
    case 'ended':
      return {
        subject: 'Your subscription has ended',
        paragraphs: [
          `The subscription of ${company} to the plan ${plan} has ended. The assistant is taking a break: visitors see how to reach you instead. Nothing more is charged.`,
          `We keep everything for ${keptAfterTrialDays} days. Subscribe again in that time, and your assistant goes on with everything it knows.`,
          ...sayCredit(subscription),
        ],
        label: 'Open Billing',
      };
    case 'cancelled':
      return {
        subject: 'Your subscription is cancelled',
        paragraphs: [
          `The subscription of ${company} to the plan ${plan} is cancelled and ends on ${periodEnd}. Until then the assistant goes on as before.`,
          sayLastCharge(subscription),
          ...sayCredit(subscription),
          'If you change your mind before that day, keep the subscription in your dashboard, under Billing.',
        ],
        label: 'Open Billing',
      };
    case 'kept':
      return {
        subject: 'Your subscription goes on',
        paragraphs: [
          `The cancellation of the plan ${plan} of ${company} has been taken back.`,
          subscription.nextDueCents === 0
            ? `Your credit pays the next charge, on ${periodEnd}.`
            : `Your card will next be charged on ${periodEnd}, at ${formatPrice(subscription)}.`,
        ],
        label: 'Open Billing',
      };
  }
}

function sayFirstCharge({ status, nextDueCents }: Subscription, periodEnd: string): string {
  const isByCredit = nextDueCents === 0;
  if (status !== 'trialing')
    return isByCredit
      ? `Your credit pays the next charge, on ${periodEnd}.`
      : `Your card will next be charged on ${periodEnd}.`;
  return `Your trial runs until ${periodEnd}. ${isByCredit ? 'Your credit pays the first charge' : 'Your card will first be charged'} on that day.`;
}

function sayLastCharge({ status }: Subscription): string {
  return status === 'trialing'
    ? 'Your trial ends on that day. Nothing has been charged for the plan, and nothing will be.'
    : 'Nothing more is charged.';
}

function sayCredit({ creditCents }: Subscription): string[] {
  if (creditCents === 0) return [];
  return [
    `Your credit of ${formatCents(creditCents)} stays yours once the subscription has ended: answer this mail, and we pay it back to your card. Before your account is deleted we do so by ourselves.`,
  ];
}

function describePastDue(
  { subscription, number, graceEndsAt }: Extract<BillingNews, { kind: 'past-due' }>,
  organisation: Organisation,
  bought: string,
): Letter {
  const { openInvoice } = subscription;
  const asksOwner = openInvoice?.asksOwner === true;
  const amount = openInvoice ? ` ${formatCents(openInvoice.dueCents)}` : '';
  const first = asksOwner ? 'Please confirm a payment' : 'We could not charge your card';
  const wanted = asksOwner
    ? 'Please confirm the payment before that day.'
    : 'Please enter another card, or pay the open invoice, before that day.';
  return {
    subject: number === 1 ? first : 'Your payment is still open',
    paragraphs: [
      asksOwner
        ? `Your bank asks you to confirm the payment of${amount} for ${bought}. Banks do this to protect your card.`
        : `We tried to charge your card${amount} for ${bought}, and the bank declined it. This often means that a card has expired or was replaced.`,
      `Your assistant keeps answering until ${formatDayOf(organisation, graceEndsAt)}. ${
        number === 3 ? 'After that day it takes a break until the payment arrives.' : wanted
      }`,
    ],
    label: asksOwner ? 'Confirm the payment' : 'Pay or change the card',
  };
}

function formatPrice({ priceCents, interval }: Subscription): string {
  return `${formatCents(priceCents)} a ${interval === 'annual' ? 'year' : 'month'}`;
}
