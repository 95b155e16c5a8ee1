import { pastDueGraceDays, pastDueMailDays } from '#shared/domain/billing/subscription.ts';
import { addDays } from '#shared/domain/trial.ts';
import type { Organisation } from '../accounts/account.ts';
import type { BillingAccount, Subscription } from './billing-account.ts';
import { findStrayDue } from './withdraw-strays.ts';

/** What an owner is told about a subscription. */
export type BillingNews =
  | { kind: 'begun'; subscription: Subscription }
  /** A charge failed: the first, second or last mail about it. */
  | { kind: 'past-due'; subscription: Subscription; number: number; graceEndsAt: Date }
  /** Nothing was paid within the grace period. */
  | { kind: 'paused'; subscription: Subscription }
  | { kind: 'ended'; subscription: Subscription }
  /** It will end with its period, or no longer; each change is told. */
  | { kind: 'cancelled' | 'kept'; subscription: Subscription; change: number };

/** Changes to an account after its subscription was read. */
export type BillingStep = {
  account: BillingAccount;
  /** The organisation's new plan. */
  plan: Organisation['plan'];
  news: BillingNews | undefined;
};

/** Hours until the next read from the provider, in case its events are lost. */
const readAgainHours: Record<Exclude<Subscription['status'], 'incomplete'>, number | undefined> = {
  trialing: 24,
  active: 24,
  past_due: 24,
  canceled: undefined,
};

/**
 * Applies a freshly read subscription to the account. Only the read state counts, so events may arrive in any
 * order.
 */
export function applySubscription(
  before: BillingAccount,
  subscription: Subscription,
  organisation: Pick<Organisation, 'plan'>,
  now: Date,
): BillingStep {
  const isPastDue = subscription.status === 'past_due';
  const pastDueSince = isPastDue ? (before.pastDueSince ?? now.toISOString()) : undefined;
  const pastDueTold = isPastDue ? countMailsDue(pastDueSince, now) : 0;
  const grantsPlan = hasRight(subscription, pastDueSince, now);
  const account: BillingAccount = {
    ...before,
    method: grantsPlan ? 'card' : before.method,
    subscription,
    grantsPlan,
    pastDueSince,
    pastDueTold,
    dueAt: findEarliest([
      findDue(subscription, pastDueSince, now)?.toISOString(),
      // The sweeper finishes what is on its way back, and looks for what an order left.
      before.balanceOrder && before.dueAt,
      before.orderedAt && findStrayDue(before.orderedAt).toISOString(),
    ]),
  };
  const takesPlan = before.grantsPlan && !grantsPlan;
  return {
    account,
    plan: grantsPlan ? subscription.planId : takesPlan ? 'trial' : organisation.plan,
    news: findNews(before, account, subscription),
  };
}

function findEarliest(instants: readonly (string | undefined)[]): string | undefined {
  return instants.filter((instant) => instant !== undefined).toSorted()[0];
}

/** End of the grace period after a failed charge. */
export const findGraceEnd = (pastDueSince: string): Date => addDays(new Date(pastDueSince), pastDueGraceDays);

function hasRight({ status }: Subscription, pastDueSince: string | undefined, now: Date): boolean {
  switch (status) {
    case 'trialing':
    case 'active':
      return true;
    case 'past_due':
      return pastDueSince !== undefined && now < findGraceEnd(pastDueSince);
    case 'incomplete':
    case 'canceled':
      return false;
  }
}

/** Number of failed-charge mails due by now; missed ones aren't sent later. */
function countMailsDue(pastDueSince: string | undefined, now: Date): number {
  if (!pastDueSince) return 0;
  return pastDueMailDays.filter((days) => addDays(new Date(pastDueSince), days) <= now).length;
}

function findNews(
  before: BillingAccount,
  { grantsPlan, pastDueSince, pastDueTold }: BillingAccount,
  subscription: Subscription,
): BillingNews | undefined {
  if (grantsPlan && pastDueSince && pastDueTold > before.pastDueTold)
    return { kind: 'past-due', subscription, number: pastDueTold, graceEndsAt: findGraceEnd(pastDueSince) };
  if (grantsPlan && !before.grantsPlan) return { kind: 'begun', subscription };
  if (!grantsPlan && before.grantsPlan)
    return { kind: subscription.status === 'past_due' ? 'paused' : 'ended', subscription };
  const isCancelled = subscription.cancelAtPeriodEnd;
  if (grantsPlan && isCancelled !== (before.subscription?.cancelAtPeriodEnd ?? false))
    return { kind: isCancelled ? 'cancelled' : 'kept', subscription, change: before.version + 1 };
  return undefined;
}

/**
 * When a subscription that waits for its card is read again: soon, and then ever more rarely, because most of those
 * who have not paid within minutes never will.
 */
export function findUnconfirmedDue(startedAt: Date, now: Date): Date {
  const ageMs = now.getTime() - startedAt.getTime();
  return new Date(now.getTime() + Math.min(Math.max(ageMs, minuteMs), 60 * minuteMs));
}

const minuteMs = 60_000;

function findDue(
  { status, currentPeriodEnd, startedAt }: Subscription,
  pastDueSince: string | undefined,
  now: Date,
): Date | undefined {
  if (status === 'incomplete') return findUnconfirmedDue(new Date(startedAt || 0), now);
  const hours = readAgainHours[status];
  if (hours === undefined) return undefined;
  const since = pastDueSince === undefined ? undefined : new Date(pastDueSince);
  const instants = [
    addDays(now, hours / 24),
    // The provider has charged the card within an hour of this instant.
    addDays(new Date(currentPeriodEnd), 1 / 24),
    ...(since ? pastDueMailDays.map((days) => addDays(since, days)) : []),
    ...(pastDueSince ? [findGraceEnd(pastDueSince)] : []),
  ];
  return new Date(Math.min(...instants.filter((at) => at > now).map(Number)));
}
