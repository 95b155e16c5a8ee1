import type { Conversion } from '#functions/domain/conversions/conversion.ts';
import { requireOwnedConversion } from '#functions/domain/conversions/require-owned-conversion.ts';
import type { Route } from '#shared/contract/route.ts';
import { AppError } from '#shared/errors.ts';
import type { Identified, Owned, Parsed, Step } from './step.ts';

type Naming = Pick<Route, 'access' | 'path'>;

/** Whatever a handler does with the conversion of its input, it gets to it only for those to whom it belongs. */
export function findConversion(route: Naming): Step<Identified & Parsed & Owned> {
  return {
    before: async ({ event }) => {
      event.conversion = await findOwned(route, event);
    },
  };
}

async function findOwned(
  { access, path }: Naming,
  { deps, caller, input }: Identified & Parsed,
): Promise<Conversion | undefined> {
  const { conversionId, brandId } = input;
  // On a public route it need not be the caller's.
  if (!caller || access === 'public' || typeof conversionId !== 'string') return undefined;
  const conversion = await requireOwnedConversion(deps, caller, conversionId);
  if (path.includes('{brandId}') && brandId !== conversion.brandId)
    throw new AppError('CONVERSION_NOT_FOUND');
  return conversion;
}
