import { customerWalkSchema, readingWalkSchema } from '#functions/domain/life-cycle/customer-walk.ts';
import type { ReadingWalkStore, WebsiteWalkPorts } from '#functions/domain/life-cycle/ports.ts';
import { lifeCycleKind } from '../keys.ts';
import type { Table } from '../table.ts';

const walkKey = { pk: lifeCycleKind, sk: 'READING-WALK' };

/** Progress of the walk that renews reads. */
export function openReadingWalkStore(table: Table): ReadingWalkStore {
  return {
    async read() {
      return readingWalkSchema.parse((await table.get(walkKey)) ?? {});
    },
    save: (walk) => table.put({ ...walkKey, ...walk }),
  };
}

const websiteWalkKey = { pk: lifeCycleKind, sk: 'WEBSITE-WALK' };

/** Progress of the walk for scheduled website reads. */
export function openWebsiteWalkStore(table: Table): WebsiteWalkPorts['websiteWalks'] {
  return {
    async read() {
      return customerWalkSchema.parse((await table.get(websiteWalkKey)) ?? {});
    },
    save: (walk) => table.put({ ...websiteWalkKey, ...walk }),
  };
}
