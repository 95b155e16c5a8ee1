import type { Brand } from '#shared/brands/brand.ts';
import { findBrandByPath } from '#shared/brands/index.ts';
import { type BillingInterval, findTiers, type Tier } from '#shared/domain/billing/pricing.ts';

export type Order = { brand: Brand; tier: Tier; interval: BillingInterval };

type OrderParameters = {
  platform?: string | undefined;
  tier?: string | undefined;
  interval?: string | undefined;
};

/** The order in an address; undefined when there is no such plan. */
export function findOrder({ platform = '', tier: tierId, interval }: OrderParameters): Order | undefined {
  const brand = findBrandByPath(platform);
  const tier = brand && findTiers(brand.pricingModel).find(({ id }) => id === tierId);
  if (!tier || (interval !== 'monthly' && interval !== 'annual')) return undefined;
  return { brand, tier, interval };
}
