import { gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod';
import type { StaffScope } from '#functions/domain/staff/ports.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

const snapshotSchema = z.object({ builtAt: z.string(), body: z.string() });
const keptSeconds = 3600;

/** A recent dashboard per scope. */
export type SnapshotStore = ReturnType<typeof openSnapshotStore>;

/** A recent staff dashboard, compressed so that a read takes two units rather than ten. */
export function openSnapshotStore(table: Table) {
  return {
    async read(scope: StaffScope): Promise<{ builtAt: string; body: unknown } | undefined> {
      // An eventually consistent query costs half.
      const [item] = await table.query({
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': keys.staffSnapshot(scope).pk },
      });
      if (!item) return undefined;
      const { builtAt, body } = snapshotSchema.parse(item);
      return { builtAt, body: JSON.parse(gunzipSync(Buffer.from(body, 'base64')).toString('utf8')) };
    },
    write: (scope: StaffScope, builtAt: Date, body: unknown) =>
      table.put({
        ...keys.staffSnapshot(scope),
        builtAt: builtAt.toISOString(),
        body: gzipSync(JSON.stringify(body)).toString('base64'),
        expiresAt: Math.floor(builtAt.getTime() / 1000) + keptSeconds,
      }),
    /** The next request rebuilds it. */
    async drop(scopes: readonly StaffScope[]) {
      await Promise.all(scopes.map((scope) => table.take(keys.staffSnapshot(scope))));
    },
  };
}
