import type { Organisation } from '#functions/domain/accounts/account.ts';
import {
  type BillingAction,
  type BillingState,
  isPaidByCard,
} from '#shared/domain/billing/billing-actions.ts';
import type { PaidPlanId } from '#shared/domain/billing/plan-ids.ts';
import type { BillingInterval } from '#shared/domain/billing/pricing.ts';
import { priceInCents } from '#shared/domain/billing/subscription.ts';
import { AppError } from '#shared/errors.ts';
import type { Subscription } from '../billing-account.ts';
import { requireAction } from '../billing-state.ts';
import type { BillingPorts } from '../ports.ts';
import { readBillingState } from '../read-billing-state.ts';
import { reconcilePayments } from '../reconcile-payments.ts';
import { syncAccount } from '../sync-account.ts';
import { toPurchase } from './describe-order.ts';

type Choice = { planId: PaidPlanId; interval: BillingInterval };
/** Pages older than this field do not name the invoice. */
type Previewed = Choice & { proratedAt: string; latestInvoiceId?: string | null | undefined };
type Standing = { subscription: Subscription; state: BillingState };

/** The customer's subscription and state, freshly read. Throws NOT_SUBSCRIBED. */
async function readStanding(ports: BillingPorts, organisation: Organisation): Promise<Standing> {
  const account = await syncAccount(ports, organisation.organisationId);
  if (!account?.subscription) throw new AppError('NOT_SUBSCRIBED');
  const state = await readBillingState(ports, organisation, account);
  return { subscription: account.subscription, state };
}

/**
 * The subscription, if its plan may change: a change gives back the time that is left, so that time must be paid,
 * and the money must not have gone back.
 */
async function requirePaid(ports: BillingPorts, organisation: Organisation): Promise<Subscription> {
  const account = await ports.billing.find(organisation.organisationId);
  if (account) await reconcilePayments(ports, account);
  return requireStanding(ports, organisation, 'change-plan');
}

/** The subscription, if its state allows the action. Throws NOT_SUBSCRIBED, PAYMENT_DUE, ALREADY_SUBSCRIBED. */
async function requireStanding(
  ports: BillingPorts,
  organisation: Organisation,
  action: BillingAction,
): Promise<Subscription> {
  const { subscription, state } = await readStanding(ports, organisation);
  requireAction(state, action);
  return subscription;
}

/**
 * What another plan or interval costs now and per period. Throws NOT_SUBSCRIBED, PAYMENT_DUE, ALREADY_SUBSCRIBED,
 * VALIDATION, UNAVAILABLE.
 */
export async function previewChange(ports: BillingPorts, organisation: Organisation, choice: Choice) {
  const { planId: tierId, interval } = choice;
  const order = { platform: organisation.brandId, tierId, interval };
  const { purchase, tier } = toPurchase(ports, organisation, order);
  const { subscriptionId, latestInvoiceId } = await requirePaid(ports, organisation);
  const preview = await ports.provider.previewChange(subscriptionId, purchase);
  return { ...preview, latestInvoiceId, priceCents: priceInCents(tier, interval) };
}

/** How long a preview stays valid. */
const previewMs = 3_600_000;

/**
 * Changes plan or interval at the previewed price. A second click changes nothing. Throws like `previewChange`,
 * PAYMENT_FAILED, and CONFLICT for an outdated preview: an hour old, or from before the latest invoice, with which
 * another window changed the plan or the next period began.
 */
export async function changePlan(
  ports: BillingPorts,
  organisation: Organisation,
  { planId, interval, proratedAt, latestInvoiceId }: Previewed,
): Promise<void> {
  const { organisationId, brandId } = organisation;
  const { purchase } = toPurchase(ports, organisation, { platform: brandId, tierId: planId, interval });
  const { subscriptionId, ...now } = await requirePaid(ports, organisation);
  if (now.planId === planId && now.interval === interval) return;
  const age = ports.now().getTime() - Date.parse(proratedAt);
  const isInvoicedSince = latestInvoiceId !== undefined && latestInvoiceId !== now.latestInvoiceId;
  if (Math.abs(age) > previewMs || isInvoicedSince)
    throw new AppError('CONFLICT', {
      message: 'The cost of this change is another one now. Look at it again.',
    });
  await ports.provider.changePlan({
    ...{ subscriptionId, purchase, proratedAt },
    idempotencyKey: `change:${subscriptionId}:${planId}:${interval}:${proratedAt}`,
  });
  await syncAccount(ports, organisationId);
}

/**
 * Cancels the subscription at the end of the paid period, which is now when a charge failed, or undoes that.
 * Repeating it does nothing. Throws NOT_SUBSCRIBED, UNAVAILABLE.
 */
export async function setCancelled(
  ports: BillingPorts,
  organisation: Organisation,
  isCancelled: boolean,
): Promise<void> {
  const { subscription, state } = await readStanding(ports, organisation);
  const { subscriptionId, cancelAtPeriodEnd } = subscription;
  const isUnpaid = state === 'past-due' || state === 'paused';
  if (isPaidByCard(state) && !isUnpaid && cancelAtPeriodEnd === isCancelled) return;
  requireAction(state, isCancelled ? 'cancel' : 'resume');
  if (isUnpaid) await ports.provider.endSubscription(subscriptionId);
  else await ports.provider.setCancelAtPeriodEnd(subscriptionId, isCancelled);
  await syncAccount(ports, organisation.organisationId);
}
