import { AppError } from '#shared/errors.ts';
import type { Caller } from '../identity/session.ts';
import type { Conversion } from './conversion.ts';
import type { CallersPorts } from './ports.ts';

/**
 * The conversion, for its organisation, its brand's admins and superadmins; not found for anyone else. The
 * only place that decides this. Throws CONVERSION_NOT_FOUND.
 */
export async function requireOwnedConversion(
  { conversions }: Pick<CallersPorts, 'conversions'>,
  caller: Caller,
  conversionId: string,
): Promise<Conversion> {
  const conversion = await conversions.find(conversionId);
  if (!conversion || !mayManage(caller, conversion)) throw new AppError('CONVERSION_NOT_FOUND');
  return conversion;
}

/** Whether the caller may manage a conversion. */
export function mayManage(
  { role, organisationId, brandId }: Pick<Caller, 'role' | 'organisationId' | 'brandId'>,
  conversion: Conversion,
): boolean {
  switch (role) {
    case 'superadmin':
      return true;
    case 'domain-admin':
      return conversion.brandId === brandId;
    case 'owner':
    case 'member':
      return organisationId !== null && conversion.organisationId === organisationId;
  }
}
