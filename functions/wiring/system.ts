import { setTimeout } from 'node:timers/promises';
import { openErrorReportStore } from '#functions/storage/dynamodb/site/error-report-store.ts';
import { tryTable } from '#functions/storage/dynamodb/site/table-probe.ts';
import type { Deps } from './deps.ts';

/** The store of pages' error reports. */
export function openErrorReports({ table }: Pick<Deps, 'table'>) {
  return openErrorReportStore(table);
}

/** The ports of the public status page. */
export function openStatusPorts({ table, modelStore, now }: Pick<Deps, 'table' | 'modelStore' | 'now'>) {
  return {
    tryTable: () => tryTable(table, now()),
    readModelRestUntil: () => modelStore.readRestUntil(),
    now,
    sleep: (milliseconds: number, signal: AbortSignal) => setTimeout(milliseconds, undefined, { signal }),
  };
}
