import type { Brand } from '#shared/brands/brand.ts';
import type { Dashboard } from '#shared/contract/dashboard/dashboard.ts';
import { findTiers } from '#shared/domain/billing/pricing.ts';

/**
 * The checkout of the next plan (document 3 section 2): after a trial the plan chosen before the signup or the recommended one, otherwise the next
 * larger.
 */
export function findNextCheckout({ paths, pricingModel }: Brand, { plan }: Pick<Dashboard, 'plan'>): string {
  const tiers = findTiers(pricingModel);
  const current = tiers.findIndex(({ id }) => id === plan?.id);
  const chosen = tiers.find(({ id }) => id === plan?.chosen?.planId);
  const recommended = chosen ?? tiers.find(({ isRecommended }) => isRecommended);
  const tier = current < 0 ? recommended : (tiers[current + 1] ?? tiers.at(-1));
  const interval = plan?.chosen?.interval ?? 'monthly';
  return `/checkout/${paths[0]}/${tier?.id}/${interval}`;
}
