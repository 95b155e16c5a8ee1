import { handle } from '#functions/http/handle.ts';
import { openDashboardSettings } from '#functions/wiring/dashboard/dashboard-settings.ts';
import { dashboard } from '#shared/contract/dashboard.ts';

export const handler = handle(dashboard.saveSettings, async ({ conversionId, ...settings }, { deps }) => {
  await openDashboardSettings(deps).save(conversionId, settings);
  return settings;
});
