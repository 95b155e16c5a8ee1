import { customerWalkSchema, readingWalkSchema } from '#functions/domain/life-cycle/customer-walk.ts';
import type { ReadingWalkStore, WebsiteWalkPorts } from '#functions/domain/life-cycle/ports.ts';
import { lifeCycleKind } from '../keys.ts';
import type { Table } from '../table.ts';

const walkKey = { pk: lifeCycleKind, sk: 'READING-WALK' };

/** Where the walk through all customers stands that renews readings. */
export function openReadingWalkStore(table: Table): ReadingWalkStore {
  return {
    async read() {
      return readingWalkSchema.parse((await table.get(walkKey)) ?? {});
    },
    save: (walk) => table.put({ ...walkKey, ...walk }),
  };
}

const websiteWalkKey = { pk: lifeCycleKind, sk: 'WEBSITE-WALK' };

/** Where the walk stands that has websites read again by themselves. */
export function openWebsiteWalkStore(table: Table): WebsiteWalkPorts['websiteWalks'] {
  return {
    async read() {
      return customerWalkSchema.parse((await table.get(websiteWalkKey)) ?? {});
    },
    save: (walk) => table.put({ ...websiteWalkKey, ...walk }),
  };
}
