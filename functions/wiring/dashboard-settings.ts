import type { Deps } from '#functions/lib/deps.ts';
import { openDashboardSettingsStore } from '#functions/storage/dynamodb/site/dashboard-settings-store.ts';

/** The settings that an owner has saved. */
export function openDashboardSettings({ table }: Pick<Deps, 'table'>) {
  return openDashboardSettingsStore(table);
}
