import { handle } from '#functions/lib/handle.ts';
import { openDashboardSettingsStore } from '#functions/storage/dashboard-settings-store.ts';
import { dashboard } from '#shared/contract/dashboard.ts';

export const handler = handle(dashboard.saveSettings, async ({ conversionId, ...settings }, { deps }) => {
  await openDashboardSettingsStore(deps.table).save(conversionId, settings);
  return settings;
});
