import { gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod';
import type { StaffScope } from '#functions/domain/staff/ports.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

const snapshotSchema = z.object({ builtAt: z.string(), body: z.string() });
const keptSeconds = 3600;

/** The dashboard of a scope, or which of its schools are to be invoiced. */
export type SnapshotName = StaffScope | `to-invoice#${StaffScope}`;

/** What staff's pages ask again and again. */
export type SnapshotStore = ReturnType<typeof openSnapshotStore>;

/** A recent answer by its name, compressed so that a read takes two units rather than ten. */
export function openSnapshotStore(table: Table) {
  return {
    async read(name: SnapshotName): Promise<{ builtAt: string; body: unknown } | undefined> {
      // An eventually consistent query costs half.
      const [item] = await table.query({ pk: keys.staffSnapshot(name).pk });
      if (!item) return undefined;
      const { builtAt, body } = snapshotSchema.parse(item);
      return { builtAt, body: JSON.parse(gunzipSync(Buffer.from(body, 'base64')).toString('utf8')) };
    },
    write: (name: SnapshotName, builtAt: Date, body: unknown) =>
      table.put({
        ...keys.staffSnapshot(name),
        builtAt: builtAt.toISOString(),
        body: gzipSync(JSON.stringify(body)).toString('base64'),
        expiresAt: Math.floor(builtAt.getTime() / 1000) + keptSeconds,
      }),
    /** The next request rebuilds it. */
    async drop(names: readonly SnapshotName[]) {
      await Promise.all(names.map((name) => table.take(keys.staffSnapshot(name))));
    },
  };
}
