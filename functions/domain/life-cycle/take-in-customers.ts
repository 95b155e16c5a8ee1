import { addDays } from '#shared/domain/trial.ts';
import type { TenantEntry } from '../staff/ports.ts';
import { beginLifeCycle } from './life-cycle.ts';
import type { WalkPorts } from './ports.ts';
import { walkCustomers } from './walk-customers.ts';

/** After everybody was looked at. Another walk finds whom a function of an older release took on meanwhile. */
const restDays = 7;

/**
 * Gives customers from before life cycles one, some of the list of customers at a turn, so that reminders, expiry and
 * erasure reach them too. Answers how many.
 */
export async function takeInCustomers(ports: WalkPorts): Promise<number> {
  const { lifeCycles, now } = ports;
  const before = await lifeCycles.readWalk();
  if (before.restsUntil && before.restsUntil > now().toISOString()) return 0;
  const { done, walk } = await walkCustomers(ports, before, (entry) => takeIn(ports, entry));
  await lifeCycles.saveWalk(walk ?? { brandIndex: 0, restsUntil: addDays(now(), restDays).toISOString() });
  return done;
}

/** Whether the customer had no life cycle, and has one now. */
async function takeIn({ tenants, lifeCycles, now }: WalkPorts, entry: TenantEntry): Promise<boolean> {
  const found = await tenants.read(entry);
  if (!found || found.organisation.lifeCycle) return false;
  const { organisation, user } = found;
  return lifeCycles.takeIn(organisation, beginLifeCycle(organisation, user.userId, now()), now());
}
