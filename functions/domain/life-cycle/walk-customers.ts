import type { TenantStore } from '#functions/storage/dynamodb/accounts/tenant-store.ts';
import { brandIds } from '#shared/brands/brand-names.ts';
import type { TenantEntry } from '../staff/ports.ts';
import type { ReportItem } from '../system/ports.ts';
import { workOnEach } from '../system/work-on-each.ts';
import type { CustomerWalk } from './customer-walk.ts';

const pageSize = 25;

/** Visits 100,000 customers in under seven hours, the customers of a page at the same time. */
const customersARun = 250;
/** A run ends after the page in which it acted on so many. */
const mostDone = 25;

/**
 * Visits the next customers of every brand, newest first. Returns how many `work` acted on, and the walk's
 * progress; undefined when everyone was visited.
 */
export async function walkCustomers(
  { tenants, reportItem }: { tenants: Pick<TenantStore, 'listNewest'>; reportItem: ReportItem },
  from: CustomerWalk,
  work: (entry: TenantEntry) => Promise<boolean>,
): Promise<{ done: number; walk: CustomerWalk | undefined }> {
  let walk = from;
  let done = 0;
  const visit = (entry: TenantEntry) =>
    workOnEach([entry], { idOf: ({ organisationId }) => organisationId, work, reportItem });
  for (let left = customersARun; left > 0 && done < mostDone; ) {
    const brandId = brandIds[walk.brandIndex];
    if (!brandId) return { done, walk: undefined };
    const size = Math.min(left, pageSize);
    const page = await tenants.listNewest(brandId, walk.before, size);
    const counts = await Promise.all(page.map(visit));
    done += counts.reduce((sum, count) => sum + count, 0);
    walk = moveOn(walk, page.length === size ? page.at(-1)?.position : undefined);
    left -= page.length;
  }
  return { done, walk };
}

/** Moves below a position in a brand's list, or to the next brand's list. */
function moveOn({ brandIndex }: CustomerWalk, before: string | undefined): CustomerWalk {
  return before ? { brandIndex, before } : { brandIndex: brandIndex + 1 };
}
