import type { BillingPorts } from './ports.ts';
import { syncAccount } from './sync-account.ts';

/**
 * Ends an order by card that still waits for its card, because its customer pays by invoice from now on: a checkout that
 * is open in another tab would charge for the plan again. A card that came first stays. Throws CONFLICT, UNAVAILABLE.
 */
export async function withdrawPending(ports: BillingPorts, organisationId: string): Promise<void> {
  const known = await ports.billing.find(organisationId);
  if (known?.subscription?.status !== 'incomplete') return;
  const { subscription } = (await syncAccount(ports, organisationId)) ?? {};
  if (subscription?.status !== 'incomplete') return;
  await ports.provider.endSubscription(subscription.subscriptionId);
  await syncAccount(ports, organisationId);
}
