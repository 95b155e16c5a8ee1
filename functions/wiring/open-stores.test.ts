import { expect, test } from 'vitest';
import { openTable } from '#functions/storage/dynamodb/table.ts';
import { openStores } from './open-stores.ts';

test('every store is found in its file and opens', async () => {
  const stores: Record<string, object> = openStores(openTable('table'));
  for (const [name, store] of Object.entries(stores)) {
    await expect(Reflect.get(store, 'unknown')(), name).rejects.toThrow('There is no call unknown');
  }
});
