import { keys } from '#functions/storage/dynamodb/keys.ts';
import { openErrorReportStore } from '#functions/storage/dynamodb/site/error-report-store.ts';
import type { Deps } from './deps.ts';

/** Errors that pages report. */
export function openErrorReports({ table }: Pick<Deps, 'table'>) {
  return openErrorReportStore(table);
}

/** What the public status page tries out. */
export function openStatusPorts({ table, modelStore, now }: Pick<Deps, 'table' | 'modelStore' | 'now'>) {
  return {
    readTable: () => table.get(keys.conversion('status-check')),
    readModelRestUntil: () => modelStore.readRestUntil(),
    now,
  };
}
