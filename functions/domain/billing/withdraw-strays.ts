import type { BillingAccount } from './billing-account.ts';
import { changeAccount } from './change-account.ts';
import type { BillingPorts } from './ports.ts';

/** An order has stored its subscription by then, or has stopped. */
const storedMs = 10 * 60_000;

/** When strays of an order are looked for. */
export const findStrayDue = (orderedAt: string): Date => new Date(Date.parse(orderedAt) + storedMs);

/** Notes that an order asks the provider for a subscription, so that the sweeper looks what became of it. */
export async function noteOrder(
  ports: Pick<BillingPorts, 'billing' | 'now'>,
  organisationId: string,
): Promise<void> {
  const orderedAt = ports.now().toISOString();
  const strayDue = findStrayDue(orderedAt).toISOString();
  await changeAccount(ports, organisationId, (account) => ({
    ...{ ...account, orderedAt },
    dueAt: account.dueAt && account.dueAt < strayDue ? account.dueAt : strayDue,
  }));
}

/**
 * Withdraws subscriptions that an order made and nobody stored, because it stopped in between. That of the order with
 * this key is its own. Throws UNAVAILABLE.
 */
export async function withdrawStrays(
  { billing, provider }: Pick<BillingPorts, 'billing' | 'provider'>,
  { organisationId, customerId }: Pick<BillingAccount, 'organisationId' | 'customerId'>,
  orderKey?: string,
): Promise<void> {
  if (!customerId) return;
  const live = await provider.listSubscriptions(customerId);
  // Read afterwards: another order may just have stored one of them.
  const current = (await billing.find(organisationId))?.subscription?.subscriptionId;
  for (const { subscriptionId, orderKey: key } of live)
    if (subscriptionId !== current && (orderKey === undefined || key !== orderKey))
      await provider.withdrawSubscription(subscriptionId);
}

/** The sweeper's look at what an order left. */
export async function settleOrder(
  ports: Pick<BillingPorts, 'billing' | 'provider' | 'now'>,
  account: BillingAccount,
): Promise<void> {
  const { orderedAt, organisationId } = account;
  if (!orderedAt || findStrayDue(orderedAt) > ports.now()) return;
  await withdrawStrays(ports, account);
  await changeAccount(ports, organisationId, (newest) =>
    newest.orderedAt === orderedAt ? { ...newest, orderedAt: undefined } : newest,
  );
}
