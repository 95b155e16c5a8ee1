import type { PaidPlanId } from '#shared/domain/plan-ids.ts';
import type { BillingInterval } from '#shared/domain/pricing.ts';
import { priceInCents } from '#shared/domain/subscription.ts';
import { AppError } from '#shared/errors.ts';
import type { Organisation } from '../accounts/account.ts';
import type { Subscription } from './billing-account.ts';
import { toPurchase } from './describe-order.ts';
import type { BillingPorts } from './ports.ts';
import { syncAccount } from './sync-account.ts';

type Choice = { planId: PaidPlanId; interval: BillingInterval };

/** The customer's subscription, freshly read, if it can be changed. Throws NOT_SUBSCRIBED. */
async function requireSubscription(ports: BillingPorts, organisationId: string): Promise<Subscription> {
  const subscription = (await syncAccount(ports, organisationId))?.subscription;
  switch (subscription?.status) {
    case 'trialing':
    case 'active':
    case 'past_due':
      return subscription;
    case 'incomplete':
    case 'canceled':
    case undefined:
      throw new AppError('NOT_SUBSCRIBED');
  }
}

/** What another plan or interval costs now and per period. Throws NOT_SUBSCRIBED, VALIDATION, UNAVAILABLE. */
export async function previewChange(ports: BillingPorts, organisation: Organisation, choice: Choice) {
  const { organisationId, brandId } = organisation;
  const { planId: tierId, interval } = choice;
  const { purchase, tier } = toPurchase(ports, organisation, { platform: brandId, tierId, interval });
  const { subscriptionId } = await requireSubscription(ports, organisationId);
  const preview = await ports.provider.previewChange(subscriptionId, purchase);
  return { ...preview, priceCents: priceInCents(tier, interval) };
}

/** How long a preview stays valid. */
const previewMs = 3_600_000;

/**
 * Changes plan or interval at the previewed price. A second click changes nothing. Throws NOT_SUBSCRIBED,
 * VALIDATION, PAYMENT_FAILED, UNAVAILABLE, and CONFLICT for an outdated preview.
 */
export async function changePlan(
  ports: BillingPorts,
  organisation: Organisation,
  { planId, interval, proratedAt }: Choice & { proratedAt: string },
): Promise<void> {
  const { organisationId, brandId } = organisation;
  const { purchase } = toPurchase(ports, organisation, { platform: brandId, tierId: planId, interval });
  const { subscriptionId, ...now } = await requireSubscription(ports, organisationId);
  if (now.planId === planId && now.interval === interval) return;
  const age = ports.now().getTime() - Date.parse(proratedAt);
  if (Math.abs(age) > previewMs) throw new AppError('CONFLICT');
  await ports.provider.changePlan({
    ...{ subscriptionId, purchase, proratedAt },
    idempotencyKey: `change:${subscriptionId}:${planId}:${interval}:${proratedAt}`,
  });
  await syncAccount(ports, organisationId);
}

/**
 * Cancels the subscription at the end of the paid period, or undoes that. Throws NOT_SUBSCRIBED, UNAVAILABLE.
 */
export async function setCancelled(
  ports: BillingPorts,
  organisationId: string,
  isCancelled: boolean,
): Promise<void> {
  const { subscriptionId } = await requireSubscription(ports, organisationId);
  await ports.provider.setCancelAtPeriodEnd(subscriptionId, isCancelled);
  await syncAccount(ports, organisationId);
}
