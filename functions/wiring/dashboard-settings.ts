import { openDashboardSettingsStore } from '#functions/storage/dynamodb/site/dashboard-settings-store.ts';
import type { Deps } from './deps.ts';

/** The store of the settings that owners saved. */
export function openDashboardSettings({ table }: Pick<Deps, 'table'>) {
  return openDashboardSettingsStore(table);
}
