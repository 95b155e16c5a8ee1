import { requireOwnedConversion } from '#functions/domain/conversions/require-owned-conversion.ts';
import { firstSettings } from '#functions/domain/dashboard/first-settings.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { openDashboardSettings } from '#functions/wiring/dashboard-settings.ts';
import { dashboard } from '#shared/contract/dashboard.ts';

export const handler = handleSignedIn(dashboard.getSettings, async ({ conversionId }, { deps, caller }) => {
  const saved = await openDashboardSettings(deps).find(conversionId);
  if (saved) return saved;
  const conversion = await requireOwnedConversion(deps, caller, conversionId);
  const { organisationId } = conversion;
  return firstSettings(
    conversion,
    organisationId ? await deps.organisations.find(organisationId) : undefined,
  );
});
