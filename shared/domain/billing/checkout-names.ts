import type { PaidPlanId } from './plan-ids.ts';
import type { Tier } from './pricing.ts';

/** The plans' second names, which document 3 section 9 has at checkout. They never stand alone. */
export const checkoutNames: Record<PaidPlanId, string> = {
  starter: 'Starter',
  growth: 'Growth',
  basic: 'Basic',
  professional: 'Professional',
  enterprise: 'Enterprise',
};

/** `Medium School (Growth)`. */
export function nameAtCheckout({ id, name }: Pick<Tier, 'id' | 'name'>): string {
  return `${name} (${checkoutNames[id]})`;
}
