import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';

/** The brand whose schools to show: the chosen one, or the first that serves schools, as in the API. */
export function chooseSchoolBrand(brandId: BrandId | undefined): BrandId | undefined {
  return brandId ?? Object.values(brands).find(({ pricingModel }) => pricingModel === 'enrollment')?.id;
}

/** Whether the chosen brand serves schools; true for all brands together. */
export function servesSchools(brandId: BrandId | undefined): boolean {
  return brandId === undefined || brands[brandId].pricingModel === 'enrollment';
}
