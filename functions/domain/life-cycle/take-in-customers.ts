import { addDays } from '#shared/domain/trial.ts';
import { dayOf } from '../chat/chat-day.ts';
import type { TenantEntry } from '../staff/ports.ts';
import { beginLifeCycle } from './life-cycle.ts';
import type { WalkPorts } from './ports.ts';
import { walkCustomers } from './walk-customers.ts';

/** After everybody was looked at. Another walk finds whom a function of an older release took on meanwhile. */
const restDays = 7;

/**
 * Gives customers from before life cycles one, some of the list of customers at a turn, so that reminders, expiry and
 * erasure reach them too, and puts those from before there were lists of staff into them. Answers how many began one.
 */
export async function takeInCustomers(ports: WalkPorts): Promise<number> {
  const { lifeCycles, now } = ports;
  const before = await lifeCycles.readWalk();
  const { countedSince = dayOf(now()) } = before;
  const isKnown = before.countedSince !== undefined;
  if (isKnown && before.restsUntil && before.restsUntil > now().toISOString()) return 0;
  const { done, walk } = await walkCustomers(ports, isKnown ? before : { brandIndex: 0 }, (entry) =>
    takeIn(ports, entry, countedSince),
  );
  const rest = { brandIndex: 0, restsUntil: addDays(now(), restDays).toISOString() };
  await lifeCycles.saveWalk({ ...(walk ?? rest), countedSince });
  return done;
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
