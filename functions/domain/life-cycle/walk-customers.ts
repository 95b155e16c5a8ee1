import { brandIds } from '#shared/brands/brand-names.ts';
import type { TenantEntry, TenantStore } from '../staff/ports.ts';
import type { ReportItem } from '../system/ports.ts';
import { workOnEach } from '../system/work-on-each.ts';
import type { CustomerWalk } from './customer-walk.ts';

/** Customers per scheduled run, at a few reads each. */
const batchSize = 25;

type Ports = { tenants: Pick<TenantStore, 'listNewest'>; reportItem: ReportItem };

/**
 * Visits the next customers of every brand, newest first. Returns how many `work` acted on, and the walk's
 * progress; undefined when everyone was visited.
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

/** Moves below a position in a brand's list, or to the next brand's list. */
function moveOn({ brandIndex }: CustomerWalk, before: string | undefined): CustomerWalk {
  return before ? { brandIndex, before } : { brandIndex: brandIndex + 1 };
}
