import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { AppError } from '#shared/errors.ts';
import type { Caller } from '../identity/session.ts';

/** Brands whose customers may pay by fiscal year. */
export const schoolBrands = Object.values(brands)
  .filter(({ pricingModel }) => pricingModel === 'enrollment')
  .map(({ id }) => id);

/** Whether a brand's customers are schools, which are invoiced by fiscal year. */
export const servesSchools = (brandId: BrandId): boolean => schoolBrands.includes(brandId);

/**
 * The brand whose schools a call is about: a domain admin's own, a superadmin's choice. Throws FORBIDDEN for
 * a brand without schools.
 */
export function chooseSchoolBrand(
  { role, brandId }: Pick<Caller, 'role' | 'brandId'>,
  asked: BrandId | undefined,
): BrandId {
  const chosen = role === 'superadmin' ? (asked ?? schoolBrands[0]) : brandId;
  const isTheirs = role === 'superadmin' || (asked ?? brandId) === brandId;
  if (!chosen || !isTheirs || !servesSchools(chosen)) throw new AppError('FORBIDDEN');
  return chosen;
}
