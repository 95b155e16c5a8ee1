import type { Deps } from '#functions/lib/deps.ts';
import { openDemoStore } from '#functions/storage/dynamodb/site/demo-store.ts';

/** Visits of the demonstrations. */
export function openDemos({ table }: Pick<Deps, 'table'>) {
  return openDemoStore(table);
}
