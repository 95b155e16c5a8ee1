import { brandIds } from '#shared/brands/brand-names.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { AppError } from '#shared/errors.ts';
import type { Caller } from '../identity/session.ts';
import type { StaffScope } from './ports.ts';

/**
 * The scope a staff member asks for: all brands, or one. Throws FORBIDDEN for a brand a domain admin doesn't
 * manage.
 */
export function chooseScope(
  { role, brandId }: Pick<Caller, 'role' | 'brandId'>,
  asked: BrandId | undefined,
): StaffScope {
  if (role === 'superadmin') return asked ?? 'all';
  if (asked && asked !== brandId) throw new AppError('FORBIDDEN');
  return brandId;
}

export const brandsOfScope = (scope: StaffScope): readonly BrandId[] =>
  scope === 'all' ? brandIds : [scope];
