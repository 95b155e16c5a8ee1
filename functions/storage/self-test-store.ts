import * as z from 'zod';
import type { TestItems, TestObjects } from '#functions/domain/self-tests/ports.ts';
import { keys } from './dynamodb/keys.ts';
import type { Table } from './dynamodb/table.ts';
import { objectKeys } from './s3/object-keys.ts';
import type { ObjectStore } from './s3/object-store.ts';

const itemSchema = z.object({ note: z.string() });

/** Items of self-tests, with a TTL in case a test couldn't remove its own. */
export function openTestItems(table: Table): TestItems {
  return {
    write: (id, note, expiresAt) =>
      table.put({ ...keys.selfTest(id), note, expiresAt: Math.floor(expiresAt.getTime() / 1000) }),
    replace: async (id, expected, note) =>
      (await table.update(keys.selfTest(id), {
        UpdateExpression: 'SET note = :note',
        ConditionExpression: 'note = :expected',
        ExpressionAttributeValues: { ':note': note, ':expected': expected },
      })) !== undefined,
    async read(id) {
      const item = await table.get(keys.selfTest(id));
      return item && itemSchema.parse(item).note;
    },
    remove: async (id) => void (await table.take(keys.selfTest(id))),
  };
}

/** Objects of self-tests, each under its own prefix. */
export function openTestObjects(objects: ObjectStore): TestObjects {
  return {
    write: (id, text) => objects.put(objectKeys.selfTest(id), Buffer.from(text), 'text/plain; charset=utf-8'),
    async read(id) {
      const bytes = await objects.get(objectKeys.selfTest(id));
      return bytes && Buffer.from(bytes).toString('utf8');
    },
    removeAll: (id) => objects.removeAll(objectKeys.selfTest(id)),
  };
}
