import { type DashboardSettings, dashboardSettingsSchema } from '#shared/contract/dashboard.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

/** Owners' dashboard settings. */
export type DashboardSettingsStore = {
  find(conversionId: string): Promise<DashboardSettings | undefined>;
  save(conversionId: string, settings: DashboardSettings): Promise<void>;
};

export function openDashboardSettingsStore(table: Table): DashboardSettingsStore {
  return {
    async find(conversionId) {
      const item = await table.get(keys.dashboardSettings(conversionId));
      return item && dashboardSettingsSchema.parse(item);
    },
    save: (conversionId, settings) => table.put({ ...keys.dashboardSettings(conversionId), ...settings }),
  };
}
