import { openDashboardSettingsStore } from '#functions/storage/dynamodb/site/dashboard-settings-store.ts';
import type { Deps } from '../deps.ts';

/** The store of owners' dashboard settings. */
export function openDashboardSettings({ table }: Pick<Deps, 'table'>) {
  return openDashboardSettingsStore(table);
}
