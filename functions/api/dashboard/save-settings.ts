import { handle } from '#functions/lib/handle.ts';
import { dashboard } from '#shared/contract/dashboard.ts';

export const handler = handle(dashboard.saveSettings, async ({ conversionId, ...settings }, { deps }) => {
  await deps.dashboardSettings.save(conversionId, settings);
  return settings;
});
