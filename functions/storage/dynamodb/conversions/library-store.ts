import { gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod';
import { librarySchema } from '#functions/domain/knowledge-base/library.ts';
import type { LibraryStore } from '#functions/domain/knowledge-base/ports.ts';
import { dueIndexName, keys } from '../keys.ts';
import type { Table } from '../table.ts';

/**
 * Entries are compressed, because those of 2,000 pages wouldn't fit an item of 400 KB. Older libraries are
 * uncompressed.
 */
const packedSchema = z
  .object({ packedItems: z.instanceof(Uint8Array) })
  .transform(({ packedItems }): unknown => JSON.parse(gunzipSync(packedItems).toString()));

const dueSchema = z.object({ conversionId: z.string() });
export const libraryDueKind = 'KNOWLEDGE';

/** Knowledge bases, one item each; due ones are in the due-work index. */
export function openLibraryStore(table: Table): LibraryStore {
  return {
    async find(conversionId) {
      const item = await table.get(keys.library(conversionId));
      const packed = packedSchema.safeParse(item);
      return item && librarySchema.parse(packed.success ? { ...item, items: packed.data } : item);
    },
    save: ({ items, ...library }) =>
      table.transact([
        {
          Put: {
            TableName: table.name,
            Item: {
              ...keys.library(library.conversionId),
              ...library,
              packedItems: gzipSync(JSON.stringify(items)),
              ...(library.dueAt && { dueKind: libraryDueKind }),
            },
            ConditionExpression: 'attribute_not_exists(pk) OR revision = :before',
            ExpressionAttributeValues: { ':before': library.revision - 1 },
          },
        },
      ]),
    async findDue(before, limit) {
      const items = await table.query({
        IndexName: dueIndexName,
        KeyConditionExpression: 'dueKind = :kind AND dueAt <= :before',
        ExpressionAttributeValues: { ':kind': libraryDueKind, ':before': before.toISOString() },
        ProjectionExpression: 'conversionId',
        Limit: limit,
      });
      return items.map((item) => dueSchema.parse(item).conversionId);
    },
    async postpone(conversionId, until) {
      await table.update(keys.library(conversionId), {
        UpdateExpression: 'SET dueAt = :until',
        ConditionExpression: 'dueAt < :until',
        ExpressionAttributeValues: { ':until': until.toISOString() },
      });
    },
    async breakLease(conversionId) {
      await table.update(keys.library(conversionId), {
        UpdateExpression: 'REMOVE leaseOwner, leaseUntil',
        ConditionExpression: 'attribute_exists(pk)',
      });
    },
  };
}
