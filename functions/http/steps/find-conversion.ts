import type { Conversion } from '#functions/domain/conversions/conversion.ts';
import { requireOwnedConversion } from '#functions/domain/conversions/require-owned-conversion.ts';
import type { Route } from '#shared/contract/route.ts';
import { AppError } from '#shared/errors.ts';
import type { Identified, Owned, Parsed, Step } from './step.ts';

type Naming = Pick<Route, 'access' | 'path'>;

/** Loads the conversion that the input names and checks that the caller owns it, so that no handler has to. */
export function findConversion(route: Naming): Step<Identified & Parsed & Owned> {
  return {
    before: async ({ event }) => {
      event.conversion = await findOwned(route, event);
    },
  };
}

async function findOwned(
  { access, path }: Naming,
  { deps, caller, key, input }: Identified & Parsed,
): Promise<Conversion | undefined> {
  const { conversionId, brandId } = input;
  // A key asks its own organisation's assistants; other public calls require no ownership.
  if (key && access === 'public' && typeof conversionId === 'string')
    await requireOwnedConversion(deps, key.caller, conversionId);
  if (!caller || access === 'public' || typeof conversionId !== 'string') return undefined;
  const conversion = await requireOwnedConversion(deps, caller, conversionId);
  if (path.includes('{brandId}') && brandId !== conversion.brandId)
    throw new AppError('CONVERSION_NOT_FOUND');
  return conversion;
}
