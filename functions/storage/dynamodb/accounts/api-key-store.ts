import { type StoredApiKey, storedApiKeySchema } from '#functions/domain/api-keys/api-key.ts';
import { apiKeyLimit } from '#shared/domain/api-key.ts';
import { exists, writeItem } from '../change.ts';
import { keys } from '../keys.ts';
import { findItem, listItems } from '../list-items.ts';
import { addToPlaces, removeFromPlaces } from '../places.ts';
import type { Table } from '../table.ts';

/** Stores an organisation's API keys, by hash. */
export type ApiKeyStore = ReturnType<typeof openApiKeyStore>;

export function openApiKeyStore(table: Table) {
  const list = async (organisationId: string) => {
    const { pk, sk } = keys.apiKey(organisationId, '');
    return listItems(table, { pk, prefix: sk, ConsistentRead: true }, storedApiKeySchema);
  };
  return {
    list,
    find: (organisationId: string, keyId: string) =>
      findItem(table, keys.apiKey(organisationId, keyId), storedApiKeySchema),
    add(organisationId: string, key: StoredApiKey) {
      const places = {
        key: keys.placesOfApiKeys(organisationId),
        most: apiKeyLimit,
        listIds: async () => (await list(organisationId)).map(({ keyId }) => keyId),
      };
      const item = { ...keys.apiKey(organisationId, key.keyId), ...key };
      return addToPlaces(table, places, key.keyId, [writeItem(item)]);
    },
    remove: (organisationId: string, keyId: string) =>
      removeFromPlaces(
        table,
        keys.placesOfApiKeys(organisationId),
        keyId,
        keys.apiKey(organisationId, keyId),
      ),
    /** Never brings back a key that has ended. */
    async noteUse(organisationId: string, keyId: string, lastUsedAt: string) {
      const details = { set: { lastUsedAt }, when: [exists('pk')] };
      await table.update(keys.apiKey(organisationId, keyId), details);
    },
  };
}
