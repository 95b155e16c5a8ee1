import type { Conversion } from '#functions/domain/conversions/conversion.ts';
import { requireOwnedConversion } from '#functions/domain/conversions/require-owned-conversion.ts';
import { AppError } from '#shared/errors.ts';
import type { Call } from './call.ts';

/** The conversion of the call, which is the caller's own. */
export function requireConversion({ conversion }: Pick<Call, 'conversion'>): Conversion {
  if (!conversion) throw new AppError('CONVERSION_NOT_FOUND');
  return conversion;
}

/** The conversion that the call names, or that of the caller's organisation where it names none. Throws VALIDATION. */
export async function findOwnConversion({
  deps,
  caller,
  conversion,
}: Pick<Call, 'deps' | 'caller' | 'conversion'>): Promise<Conversion> {
  if (conversion || !caller) return requireConversion({ conversion });
  const { organisationId } = caller;
  const conversionId = organisationId && (await deps.organisations.findConversionId(organisationId));
  if (conversionId) return requireOwnedConversion(deps, caller, conversionId);
  const message = 'Please name the assistant (conversionId).';
  throw new AppError('VALIDATION', { message, issues: [{ field: 'conversionId', message }] });
}
