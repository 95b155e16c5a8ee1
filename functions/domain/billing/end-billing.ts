import type { BillingPorts } from './ports.ts';

/** Ends all charges for an organisation that is being erased. Repeating it does nothing. */
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
