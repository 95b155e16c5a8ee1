import { isPaidByCard } from '#shared/domain/billing/billing-actions.ts';
import { findBillingState } from './billing-state.ts';
import type { BillingPorts } from './ports.ts';

/** Whether a customer has a live card subscription, which then controls the plan. */
export async function paysByCard(
  { billing }: Pick<BillingPorts, 'billing'>,
  organisationId: string,
): Promise<boolean> {
  const account = await billing.find(organisationId);
  return isPaidByCard(findBillingState(account, { plan: 'trial', now: new Date(0), payments: [] }));
}
