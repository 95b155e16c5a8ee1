import { requireOwnedConversion } from '#functions/domain/identity/require-owned-conversion.ts';
import { readDashboard } from '#functions/lib/dashboard-world.ts';
import { handleSignedIn } from '#functions/lib/handle-signed-in.ts';
import { dashboard } from '#shared/contract/dashboard.ts';
import { AppError } from '#shared/errors.ts';

export const handler = handleSignedIn(dashboard.get, async ({ conversionId }, { deps, caller }) => {
  const [first] = caller.organisationId ? await deps.users.listConversionIds(caller.organisationId) : [];
  const id = conversionId ?? first;
  if (!id) throw new AppError('CONVERSION_NOT_FOUND');
  return readDashboard(deps, caller, await requireOwnedConversion(deps, caller, id));
});
