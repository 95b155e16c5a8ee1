import { AppError } from '#shared/errors.ts';
import { type AttemptLimit, countAttempt } from '../identity/limit-attempts.ts';
import type { CountingPorts } from '../identity/ports.ts';
import type { BillingAccount } from './billing-account.ts';
import type { BillingCustomer } from './billing-customer.ts';
import { findRunningTrial, type Order, toPurchase } from './describe-order.ts';
import { openBillingAccount } from './open-billing-account.ts';
import { paysByInvoice } from './pays-by-invoice.ts';
import type { BillingPorts, CardConfirmation, Purchase } from './ports.ts';
import { syncAccount } from './sync-account.ts';

/** Daily checkouts per account: card testing needs many. */
const checkoutLimit: AttemptLimit = { kind: 'checkout', most: 20, windowSeconds: 86_400 };
const tries = 5;

const paidByInvoice =
  'Your organisation pays for its plan by invoice. Write to us to pay by card from next year.';

type Details = { customerName: string; purchaseOrderNumber: string };

/**
 * Starts a customer's subscription, active once its card is confirmed. Repeating the same order, even
 * concurrently, returns the same confirmation; another plan replaces an unconfirmed one. Throws
 * ALREADY_SUBSCRIBED, VALIDATION, RATE_LIMITED, UNAVAILABLE.
 */
export async function subscribe(
  ports: BillingPorts & CountingPorts,
  { organisation, owner }: BillingCustomer,
  order: Order,
  { customerName, purchaseOrderNumber }: Details,
): Promise<{ confirmation: CardConfirmation; trialEnd: string | undefined }> {
  const { purchase } = toPurchase(ports, organisation, order);
  const { organisationId } = organisation;
  await countAttempt(ports, checkoutLimit, organisationId);
  const trialEnd = findRunningTrial(organisation, ports.now());
  for (let attempt = 0; attempt < tries; attempt++) {
    const account = await openBillingAccount(ports, organisation, { name: customerName, email: owner.email });
    if (paysByInvoice(account, organisation))
      throw new AppError('ALREADY_SUBSCRIBED', { message: paidByInvoice });
    const pending = await findPending(ports, account, purchase);
    if (pending) return { confirmation: pending, trialEnd };
    const current = await ports.billing.find(organisationId);
    if (current?.version !== account.version) continue;
    const { subscription, confirmation } = await ports.provider.createSubscription({
      customerId: account.customerId,
      organisationId,
      purchase,
      trialEndsAt: trialEnd,
      purchaseOrderNumber,
      idempotencyKey: `subscribe:${organisationId}:${account.version}:${purchase.planId}:${purchase.interval}`,
    });
    const next = { ...account, subscription, purchaseOrderNumber, version: account.version + 1 };
    const isStored = await ports.billing.save(
      { ...next, dueAt: new Date(ports.now().getTime() + unconfirmedMs).toISOString() },
      { now: ports.now() },
    );
    if (isStored && confirmation) return { confirmation, trialEnd };
  }
  throw new AppError('UNAVAILABLE');
}

/** When to check a subscription whose confirmation was never reported. */
const unconfirmedMs = 3_600_000;

/** The pending confirmation of the same order. Leftovers of another order are ended. */
async function findPending(
  ports: BillingPorts,
  { organisationId, subscription: known }: BillingAccount,
  { planId, interval }: Purchase,
): Promise<CardConfirmation | undefined> {
  if (!known) return undefined;
  const subscription = (await syncAccount(ports, organisationId))?.subscription;
  switch (subscription?.status) {
    case 'trialing':
    case 'active':
    case 'past_due':
      throw new AppError('ALREADY_SUBSCRIBED');
    case 'canceled':
    case undefined:
      return undefined;
    case 'incomplete': {
      const isSame = subscription.planId === planId && subscription.interval === interval;
      const confirmation = isSame
        ? await ports.provider.findConfirmation(subscription.subscriptionId)
        : undefined;
      if (confirmation) return confirmation;
      await ports.provider.endSubscription(subscription.subscriptionId);
      await syncAccount(ports, organisationId);
      return undefined;
    }
  }
}
