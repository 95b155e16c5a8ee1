import { brandIds } from '#shared/domain/brand-names.ts';
import { addDays } from '#shared/domain/trial.ts';
import type { TenantStore } from '../identity/list-tenants.ts';
import { beginLifeCycle } from './life-cycle.ts';
import type { CustomerWalk, LifeCycleStore } from './life-cycle-store.ts';

type WalkWorld = {
  tenants: TenantStore;
  lifeCycles: Pick<LifeCycleStore, 'takeIn' | 'readWalk' | 'saveWalk'>;
  now(): Date;
};

/** Customers whom one turn of the schedule looks at: two reads each. */
const pageSize = 25;
/** After everybody was looked at. Another walk finds whom a function of an older release took on meanwhile. */
const restDays = 7;

/**
 * Gives customers from before life cycles one, a page of the list of customers at a turn, so that reminders, expiry and
 * erasure reach them too. Answers how many.
 */
export async function takeInCustomers({ tenants, lifeCycles, now }: WalkWorld): Promise<number> {
  const walk = await lifeCycles.readWalk();
  if (walk.restsUntil && walk.restsUntil > now().toISOString()) return 0;
  const brandId = brandIds[walk.brandIndex];
  if (!brandId) {
    await lifeCycles.saveWalk({ brandIndex: 0, restsUntil: addDays(now(), restDays).toISOString() });
    return 0;
  }
  const page = await tenants.listNewest(brandId, walk.before, pageSize);
  let taken = 0;
  for (const entry of page) {
    const found = await tenants.read(entry);
    if (!found || found.organisation.lifeCycle) continue;
    const { organisation, user } = found;
    const lifeCycle = beginLifeCycle(organisation, user.userId, now());
    if (await lifeCycles.takeIn(organisation, lifeCycle, now())) taken += 1;
  }
  await lifeCycles.saveWalk(moveOn(walk, page.length === pageSize ? page.at(-1)?.position : undefined));
  return taken;
}

/** Below a position in the list of a brand, or to the list of the next one. */
function moveOn({ brandIndex }: CustomerWalk, before: string | undefined): CustomerWalk {
  return before ? { brandIndex, before } : { brandIndex: brandIndex + 1 };
}
