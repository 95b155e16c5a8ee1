import { AppError } from '#shared/errors.ts';
import type { Caller } from '../identity/session.ts';
import type { Conversion } from './conversion.ts';
import { requireOwnedConversion } from './require-owned-conversion.ts';

type CallersWorld = {
  users: { listConversionIds(organisationId: string): Promise<string[]> };
  conversions: { find(conversionId: string): Promise<Conversion | undefined> };
};

/**
 * The conversion that a call names, or the caller's first where it names none; undefined for those who have none.
 * Throws CONVERSION_NOT_FOUND for somebody else's.
 */
export async function findCallersConversion(
  world: CallersWorld,
  caller: Caller,
  conversionId: string | undefined,
): Promise<Conversion | undefined> {
  if (conversionId) return requireOwnedConversion(world, caller, conversionId);
  const [first] = caller.organisationId ? await world.users.listConversionIds(caller.organisationId) : [];
  return first ? requireOwnedConversion(world, caller, first) : undefined;
}

/** As `findCallersConversion`, for calls that need one. Throws CONVERSION_NOT_FOUND. */
export async function requireCallersConversion(
  world: CallersWorld,
  caller: Caller,
  conversionId: string | undefined,
): Promise<Conversion> {
  const conversion = await findCallersConversion(world, caller, conversionId);
  if (!conversion) throw new AppError('CONVERSION_NOT_FOUND');
  return conversion;
}
