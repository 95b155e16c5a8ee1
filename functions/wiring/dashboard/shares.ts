import type { ShareStore } from '#functions/domain/share/share-assistant.ts';
import { openShareStore } from '#functions/storage/dynamodb/site/share-store.ts';
import type { Deps } from '../deps.ts';

/** The names of assistants' pages. */
export function openShares({ table }: Pick<Deps, 'table'>): ShareStore {
  return openShareStore(table);
}
