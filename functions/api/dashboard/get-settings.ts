import { initialSettings } from '#functions/domain/dashboard/initial-settings.ts';
import { handle } from '#functions/http/handle.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { openDashboardSettings } from '#functions/wiring/dashboard/dashboard-settings.ts';
import { dashboard } from '#shared/contract/dashboard.ts';

export const handler = handle(dashboard.getSettings, async ({ conversionId }, call) => {
  const saved = await openDashboardSettings(call.deps).find(conversionId);
  if (saved) return saved;
  const conversion = requireConversion(call);
  const { organisationId } = conversion;
  return initialSettings(
    conversion,
    organisationId ? await call.deps.organisations.find(organisationId) : undefined,
  );
});
