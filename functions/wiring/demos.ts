import { openDemoStore } from '#functions/storage/dynamodb/site/demo-store.ts';
import type { Deps } from './deps.ts';

/** The store of visits to demos. */
export function openDemos({ table }: Pick<Deps, 'table'>) {
  return openDemoStore(table);
}
