import { AppError } from '#shared/errors.ts';
import type { Caller } from '../identity/session.ts';
import type { Conversion } from './conversion.ts';
import type { CallersPorts } from './ports.ts';
import { requireOwnedConversion } from './require-owned-conversion.ts';

/**
 * The conversion named by a call, or else the caller's first; undefined for callers without any. Throws
 * CONVERSION_NOT_FOUND for somebody else's.
 */
export async function findCallersConversion(
  ports: CallersPorts,
  caller: Caller,
  conversionId: string | undefined,
): Promise<Conversion | undefined> {
  if (conversionId) return requireOwnedConversion(ports, caller, conversionId);
  const [first] = caller.organisationId ? await ports.users.listConversionIds(caller.organisationId) : [];
  return first ? requireOwnedConversion(ports, caller, first) : undefined;
}

/** Like `findCallersConversion`, but required. Throws CONVERSION_NOT_FOUND. */
export async function requireCallersConversion(
  ports: CallersPorts,
  caller: Caller,
  conversionId: string | undefined,
): Promise<Conversion> {
  const conversion = await findCallersConversion(ports, caller, conversionId);
  if (!conversion) throw new AppError('CONVERSION_NOT_FOUND');
  return conversion;
}
