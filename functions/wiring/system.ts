import { keys } from '#functions/storage/dynamodb/keys.ts';
import { openErrorReportStore } from '#functions/storage/dynamodb/site/error-report-store.ts';
import type { Deps } from './deps.ts';

/** The store of pages' error reports. */
export function openErrorReports({ table }: Pick<Deps, 'table'>) {
  return openErrorReportStore(table);
}

/** The ports of the public status page. */
export function openStatusPorts({ table, modelStore, now }: Pick<Deps, 'table' | 'modelStore' | 'now'>) {
  return {
    readTable: () => table.get(keys.conversion('status-check')),
    readModelRestUntil: () => modelStore.readRestUntil(),
    now,
  };
}
