import type { BillingPorts } from './ports.ts';

/** Ends what an organisation that is erased would be charged for. Repeated, it finds nothing to end. */
export async function endBilling(
  {
    billing,
    provider,
  }: Pick<BillingPorts, 'billing'> & { provider: Pick<BillingPorts['provider'], 'endSubscription'> },
  organisationId: string,
): Promise<void> {
  const account = await billing.find(organisationId);
  if (account?.subscription) await provider.endSubscription(account.subscription.subscriptionId);
}
