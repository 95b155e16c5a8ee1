import { handle } from '#functions/lib/handle.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handle(
  contract.dashboard.saveSettings,
  async ({ conversionId, ...settings }, { deps }) => {
    await deps.dashboardSettings.save(conversionId, settings);
    return settings;
  },
);
