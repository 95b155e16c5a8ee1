import { openDemoStore } from '#functions/storage/dynamodb/site/demo-store.ts';
import type { Deps } from './deps.ts';

/** Visits of the demonstrations. */
export function openDemos({ table }: Pick<Deps, 'table'>) {
  return openDemoStore(table);
}
