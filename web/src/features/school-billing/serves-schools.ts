import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';

/** Whether what staff look at has schools: one brand, or all of them. */
export function servesSchools(brandId: BrandId | undefined): boolean {
  return brandId === undefined || brands[brandId].pricingModel === 'enrollment';
}
