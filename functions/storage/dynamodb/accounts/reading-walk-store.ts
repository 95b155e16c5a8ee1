import {
  customerWalkSchema,
  type ReadingWalk,
  readingWalkSchema,
} from '#functions/domain/life-cycle/customer-walk.ts';
import type { WebsiteWalkPorts } from '#functions/domain/life-cycle/ports.ts';
import { lifeCycleKind } from '../keys.ts';
import type { Table } from '../table.ts';

const walkKey = { pk: lifeCycleKind, sk: 'READING-WALK' };

/** Progress of the walk that renews reads; a new walk when there was none. */
export type ReadingWalkStore = ReturnType<typeof openReadingWalkStore>;

/** Progress of the walk that renews reads. */
export function openReadingWalkStore(table: Table) {
  return {
    async read() {
      return readingWalkSchema.parse((await table.get(walkKey)) ?? {});
    },
    save: (walk: ReadingWalk) => table.put({ ...walkKey, ...walk }),
  };
}

/** Progress of the walk for scheduled website reads. */
export const openWebsiteWalkStore = (table: Table) => openWalkStore(table, 'WEBSITE-WALK');

/** Progress of the walk that erases what owners no longer keep. */
export const openRetentionWalkStore = (table: Table) => openWalkStore(table, 'RETENTION-WALK');

function openWalkStore(table: Table, sk: string): WebsiteWalkPorts['websiteWalks'] {
  const key = { pk: lifeCycleKind, sk };
  return {
    async read() {
      return customerWalkSchema.parse((await table.get(key)) ?? {});
    },
    save: (walk) => table.put({ ...key, ...walk }),
  };
}
