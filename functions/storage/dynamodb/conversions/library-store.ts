import { gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod';
import { type Library, librarySchema } from '#functions/domain/knowledge-base/library.ts';
import { either, exists, is, isAbsent, isBelow, writeItem } from '../change.ts';
import { findDue } from '../find-due.ts';
import { keys } from '../keys.ts';
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

export type LibraryStore = ReturnType<typeof openLibraryStore>;

/** Knowledge bases, one item each; due ones are in the due-work index. */
export function openLibraryStore(table: Table) {
  return {
    async find(conversionId: string) {
      const item = await table.get(keys.library(conversionId));
      const packed = packedSchema.safeParse(item);
      return item && librarySchema.parse(packed.success ? { ...item, items: packed.data } : item);
    },
    /** Stores the next revision; false after a concurrent change. */
    save: ({ items, ...library }: Library) =>
      table.transact([
        writeItem(
          {
            ...{ ...keys.library(library.conversionId), ...library },
            packedItems: gzipSync(JSON.stringify(items)),
            ...(library.dueAt && { dueKind: libraryDueKind }),
          },
          [either(isAbsent('pk'), is('revision', library.revision - 1))],
        ),
      ]),
    /** Conversions whose work should have started before `before`. */
    async findDue(before: Date, limit: number) {
      const due = await findDue(table, dueSchema, { dueKind: libraryDueKind, before, limit });
      return due.map((item) => item.conversionId);
    },
    /** Hides one from the due list until then, because its message was resent. */
    async postpone(conversionId: string, until: Date) {
      await table.update(keys.library(conversionId), {
        set: { dueAt: until.toISOString() },
        when: [isBelow('dueAt', until.toISOString())],
      });
    },
    /** For a restarted single worker: the previous lease holder is gone. */
    async breakLease(conversionId: string) {
      await table.update(keys.library(conversionId), {
        remove: ['leaseOwner', 'leaseUntil'],
        when: [exists('pk')],
      });
    },
  };
}
