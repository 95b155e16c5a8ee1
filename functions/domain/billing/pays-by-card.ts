import type { BillingPorts } from './ports.ts';

/** Whether a customer has a live card subscription, which then controls the plan. */
export async function paysByCard(
  { billing }: Pick<BillingPorts, 'billing'>,
  organisationId: string,
): Promise<boolean> {
  switch ((await billing.find(organisationId))?.subscription?.status) {
    case 'trialing':
    case 'active':
    case 'past_due':
      return true;
    case 'incomplete':
    case 'canceled':
    case undefined:
      return false;
  }
}
