import { AppError } from '#shared/errors.ts';
import { findUnconfirmedDue } from '../apply-subscription.ts';
import type { BillingAccount, Subscription } from '../billing-account.ts';
import type { BillingPorts, OrderChange } from '../ports.ts';

/** Stores alone race here, and none of them waits for the provider. */
const tries = 8;

type Made = Pick<BillingAccount, 'taxPlace' | 'purchaseOrderNumber'> & {
  subscription: Subscription;
  /** The account's subscription before this order. */
  formerId: string | undefined;
  /** Tells staff of a new exemption. */
  claim: OrderChange['message'];
};

/**
 * Stores a subscription that was just made, whatever else events changed in the account meanwhile. Where another
 * order came first it is withdrawn, because a saved card would pay both. Throws UNAVAILABLE for an account that is
 * gone.
 */
export async function keepSubscription(
  { billing, provider, now }: Pick<BillingPorts, 'billing' | 'provider' | 'now'>,
  organisationId: string,
  { formerId, claim, ...made }: Made,
): Promise<'stored' | 'known' | 'lost'> {
  const { subscriptionId } = made.subscription;
  const dueAt = findUnconfirmedDue(now(), now()).toISOString();
  for (let attempt = 0; attempt < tries; attempt++) {
    const account = await billing.find(organisationId);
    const currentId = account?.subscription?.subscriptionId;
    // The same order, made at the same time.
    if (currentId === subscriptionId) return 'known';
    if (!account) break;
    if (currentId !== formerId) {
      await provider.withdrawSubscription(subscriptionId);
      return 'lost';
    }
    // An order without a number leaves the one of the billing details.
    const purchaseOrderNumber = made.purchaseOrderNumber || account.purchaseOrderNumber;
    const next = { ...account, ...made, purchaseOrderNumber, dueAt, version: account.version + 1 };
    if (await billing.save(next, { now: now(), ...(claim && { order: { message: claim } }) }))
      return 'stored';
  }
  await provider.withdrawSubscription(subscriptionId);
  throw new AppError('UNAVAILABLE');
}
