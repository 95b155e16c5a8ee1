import { brandIds } from '#shared/brands/brand-names.ts';
import type { TenantEntry, TenantStore } from '../staff/ports.ts';
import type { ReportItem } from '../system/ports.ts';
import { workOnEach } from '../system/work-on-each.ts';
import type { CustomerWalk } from './customer-walk.ts';

/** Customers whom one turn of the schedule looks at: some reads each. */
const batchSize = 25;

type Ports = { tenants: Pick<TenantStore, 'listNewest'>; reportItem: ReportItem };

/**
 * Looks at some more customers of every brand, newest first. Answers how many `work` did something for, and where the walk stands
 * then; undefined when everybody was looked at.
 */
export async function walkCustomers(
  { tenants, reportItem }: Ports,
  from: CustomerWalk,
  work: (entry: TenantEntry) => Promise<boolean>,
): Promise<{ done: number; walk: CustomerWalk | undefined }> {
  let walk = from;
  let done = 0;
  for (let left = batchSize; left > 0; ) {
    const brandId = brandIds[walk.brandIndex];
    if (!brandId) return { done, walk: undefined };
    const page = await tenants.listNewest(brandId, walk.before, left);
    done += await workOnEach(page, { idOf: ({ organisationId }) => organisationId, work, reportItem });
    walk = moveOn(walk, page.length === left ? page.at(-1)?.position : undefined);
    left -= page.length;
  }
  return { done, walk };
}

/** Below a position in the list of a brand, or to the list of the next one. */
function moveOn({ brandIndex }: CustomerWalk, before: string | undefined): CustomerWalk {
  return before ? { brandIndex, before } : { brandIndex: brandIndex + 1 };
}
