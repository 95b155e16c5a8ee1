import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';

/** The brand whose schools staff look at: the chosen one, or the first that serves schools, as the API takes it. */
export function chooseSchoolBrand(brandId: BrandId | undefined): BrandId | undefined {
  return brandId ?? Object.values(brands).find(({ pricingModel }) => pricingModel === 'enrollment')?.id;
}

/** Whether what staff look at has schools: one brand, or all of them. */
export function servesSchools(brandId: BrandId | undefined): boolean {
  return brandId === undefined || brands[brandId].pricingModel === 'enrollment';
}
