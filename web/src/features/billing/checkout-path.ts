import type { Brand } from '#shared/brands/brand.ts';
import type { ChosenPlan } from '#shared/domain/billing/pricing.ts';

/** The checkout of a plan, which knows who is signed in: an address in the link would stand in logs and histories. */
export function makeCheckoutPath({ id: brandId }: Brand, { planId, interval }: ChosenPlan): string {
  return `/checkout/${brandId}/${planId}/${interval}`;
}
