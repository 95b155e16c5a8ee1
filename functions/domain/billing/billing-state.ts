import { type BillingAction, type BillingState, mayDo } from '#shared/domain/billing/billing-actions.ts';
import { AppError, type ErrorCode } from '#shared/errors.ts';
import type { Organisation } from '../accounts/account.ts';
import { findGraceEnd } from './apply-subscription.ts';
import type { BillingAccount, Subscription } from './billing-account.ts';
import type { Payment } from './payment.ts';

/** Facts beside the account that decide how a customer stands. */
export type StateFacts = {
  plan: Organisation['plan'];
  now: Date;
  /** The customer's newest payments. */
  payments: readonly Payment[];
};

/** How a customer stands, as of the last read of its subscription. */
export function findBillingState(account: BillingAccount | undefined, facts: StateFacts): BillingState {
  const subscription = account?.subscription;
  switch (subscription?.status) {
    case 'trialing':
      return subscription.cancelAtPeriodEnd ? 'ending' : 'trialing';
    case 'active':
      return findActiveState(subscription, facts.payments);
    case 'past_due':
      return isInGrace(account, facts.now) ? 'past-due' : 'paused';
    case 'incomplete':
    case 'canceled':
    case undefined:
      if (account?.method === 'invoice' && facts.plan !== 'trial') return 'invoiced';
      if (!subscription) return 'none';
      return subscription.status === 'incomplete' ? 'incomplete' : 'ended';
  }
}

function findActiveState(subscription: Subscription, payments: readonly Payment[]): BillingState {
  if (subscription.openInvoice) return 'owing';
  if (subscription.cancelAtPeriodEnd) return 'ending';
  return payments.some((payment) => isTakenBack(payment, subscription)) ? 'repaid' : 'active';
}

function isInGrace(account: BillingAccount | undefined, now: Date): boolean {
  return account?.pastDueSince !== undefined && now < findGraceEnd(account.pastDueSince);
}

/** Whether money for the current period went back, or may. */
function isTakenBack(
  { paidAt, method, refundedCents, dispute }: Payment,
  { currentPeriodStart }: Subscription,
): boolean {
  if (method !== 'card' || paidAt < currentPeriodStart) return false;
  return refundedCents > 0 || dispute === 'open' || dispute === 'lost';
}

type Refusal = { code: ErrorCode; message?: string };

const payFirst: Refusal = { code: 'PAYMENT_DUE' };
const noSubscription: Refusal = { code: 'NOT_SUBSCRIBED' };

/** Why a state refuses what the table does not allow. */
const refusals: Record<BillingState, Refusal> = {
  none: noSubscription,
  incomplete: noSubscription,
  ended: noSubscription,
  invoiced: {
    code: 'ALREADY_SUBSCRIBED',
    message: 'Your organization pays for its plan by invoice. Write to us to pay by card from next year.',
  },
  trialing: { code: 'ALREADY_SUBSCRIBED' },
  active: { code: 'ALREADY_SUBSCRIBED' },
  ending: {
    code: 'ALREADY_SUBSCRIBED',
    message: 'Your subscription is cancelled. Keep it first, then change its plan, under Billing.',
  },
  owing: payFirst,
  repaid: {
    code: 'ALREADY_SUBSCRIBED',
    message: 'A payment of this period was paid back or is disputed. Write to us to change the plan.',
  },
  'past-due': payFirst,
  paused: payFirst,
};

/** Throws the state's refusal of an action that the table does not allow. */
export function requireAction(state: BillingState, action: BillingAction): void {
  if (mayDo(state, action)) return;
  const { code, message } = refusals[state];
  throw new AppError(code, message === undefined ? {} : { message });
}
