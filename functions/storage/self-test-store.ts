import * as z from 'zod';
import { is } from './dynamodb/change.ts';
import { keys } from './dynamodb/keys.ts';
import type { Table } from './dynamodb/table.ts';
import { objectKeys } from './s3/object-keys.ts';
import type { ObjectStore } from './s3/object-store.ts';

const itemSchema = z.object({ note: z.string() });

/** A table item owned by one test, with a TTL in case the test can't remove it. */
export type TestItems = ReturnType<typeof openTestItems>;

/** Items of self-tests, with a TTL in case a test couldn't remove its own. */
export function openTestItems(table: Table) {
  return {
    write: (id: string, note: string, expiresAt: Date) =>
      table.put({ ...keys.selfTest(id), note, expiresAt: Math.floor(expiresAt.getTime() / 1000) }),
    /** Replaces the note if it is the expected one; returns whether it was. */
    replace: async (id: string, expected: string, note: string) =>
      (await table.update(keys.selfTest(id), { set: { note }, when: [is('note', expected)] })) !== undefined,
    async read(id: string) {
      const item = await table.get(keys.selfTest(id));
      return item && itemSchema.parse(item).note;
    },
    remove: async (id: string): Promise<void> => void (await table.take(keys.selfTest(id))),
  };
}

/** Objects under a prefix owned by one test. */
export type TestObjects = ReturnType<typeof openTestObjects>;

/** Objects of self-tests, each under its own prefix. */
export function openTestObjects(objects: ObjectStore) {
  return {
    write: (id: string, text: string) =>
      objects.put(objectKeys.selfTest(id), Buffer.from(text), 'text/plain; charset=utf-8'),
    async read(id: string) {
      const bytes = await objects.get(objectKeys.selfTest(id));
      return bytes && Buffer.from(bytes).toString('utf8');
    },
    removeAll: (id: string) => objects.removeAll(objectKeys.selfTest(id)),
  };
}
