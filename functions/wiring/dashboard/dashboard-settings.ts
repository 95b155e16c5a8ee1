import type { SettingsPorts } from '#functions/domain/dashboard/ports.ts';
import { openDashboardSettingsStore } from '#functions/storage/dynamodb/site/dashboard-settings-store.ts';
import type { Deps } from '../deps.ts';

/** The store of owners' dashboard settings. */
export function openDashboardSettings({ table }: Pick<Deps, 'table'>) {
  return openDashboardSettingsStore(table);
}

/** The ports of an owner's settings. */
export function openSettingsPorts({
  table,
  organisations,
}: Pick<Deps, 'table' | 'organisations'>): SettingsPorts {
  return { organisations, settings: openDashboardSettingsStore(table) };
}
