import type { Conversion } from '#functions/domain/conversions/conversion.ts';
import { requireOwnedConversion } from '#functions/domain/conversions/require-owned-conversion.ts';
import { AppError } from '#shared/errors.ts';
import type { Call } from './call.ts';

/** The call's conversion, owned by the caller. */
export function requireConversion({ conversion }: Pick<Call, 'conversion'>): Conversion {
  if (!conversion) throw new AppError('CONVERSION_NOT_FOUND');
  return conversion;
}

/** The conversion the call names, or else that of the caller's organisation. Throws VALIDATION. */
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
