import { setTimeout } from 'node:timers/promises';
import { tryTable } from '#functions/storage/dynamodb/site/table-probe.ts';
import type { Deps } from './deps.ts';

/** The ports of the public status page. */
export function openStatusPorts({ table, modelStore, now }: Pick<Deps, 'table' | 'modelStore' | 'now'>) {
  return {
    tryTable: () => tryTable(table, now()),
    readModelRestUntil: () => modelStore.readRestUntil(),
    now,
    sleep: (milliseconds: number, signal: AbortSignal) => setTimeout(milliseconds, undefined, { signal }),
  };
}
