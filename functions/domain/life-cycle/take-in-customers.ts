import { brandIds } from '#shared/brands/brand-names.ts';
import { addDays } from '#shared/domain/trial.ts';
import { dayOf } from '../chat/chat-day.ts';
import type { TenantEntry } from '../staff/ports.ts';
import { workOnEach } from '../system/work-on-each.ts';
import type { CustomerWalk } from './customer-walk.ts';
import { beginLifeCycle } from './life-cycle.ts';
import type { WalkPorts } from './ports.ts';

/** Customers whom one turn of the schedule looks at: two reads each. */
const batchSize = 25;
/** After everybody was looked at. Another walk finds whom a function of an older release took on meanwhile. */
const restDays = 7;

/**
 * Gives customers from before life cycles one, some of the list of customers at a turn, so that reminders, expiry and
 * erasure reach them too, and puts those from before there were lists of staff into them. Answers how many began one.
 */
export async function takeInCustomers(ports: WalkPorts): Promise<number> {
  const { tenants, lifeCycles, now } = ports;
  const before = await lifeCycles.readWalk();
  const { countedSince = dayOf(now()) } = before;
  const isKnown = before.countedSince !== undefined;
  if (isKnown && before.restsUntil && before.restsUntil > now().toISOString()) return 0;
  let walk: CustomerWalk = isKnown ? before : { brandIndex: 0 };
  let taken = 0;
  for (let left = batchSize; left > 0; ) {
    const brandId = brandIds[walk.brandIndex];
    if (!brandId) {
      walk = { brandIndex: 0, restsUntil: addDays(now(), restDays).toISOString() };
      break;
    }
    const page = await tenants.listNewest(brandId, walk.before, left);
    taken += await workOnEach(page, {
      idOf: ({ organisationId }) => organisationId,
      work: (entry) => takeIn(ports, entry, countedSince),
      reportItem: ports.reportItem,
    });
    walk = moveOn(walk, page.length === left ? page.at(-1)?.position : undefined);
    left -= page.length;
  }
  await lifeCycles.saveWalk({ ...walk, countedSince });
  return taken;
}

/** Whether the customer had no life cycle, and has one now. */
async function takeIn(
  { tenants, lifeCycles, ensureListed, now }: WalkPorts,
  entry: TenantEntry,
  countedSince: string,
): Promise<boolean> {
  const found = await tenants.read(entry);
  if (!found) return false;
  const { organisation, user } = found;
  await ensureListed(organisation, countedSince);
  if (organisation.lifeCycle) return false;
  return lifeCycles.takeIn(organisation, beginLifeCycle(organisation, user.userId, now()), now());
}

/** Below a position in the list of a brand, or to the list of the next one. */
function moveOn({ brandIndex }: CustomerWalk, before: string | undefined): CustomerWalk {
  return before ? { brandIndex, before } : { brandIndex: brandIndex + 1 };
}
