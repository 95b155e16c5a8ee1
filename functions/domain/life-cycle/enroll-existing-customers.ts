import { addDays } from '#shared/domain/trial.ts';
import { dayOf } from '../chat/chat-day.ts';
import type { TenantEntry } from '../staff/ports.ts';
import { createLifeCycle } from './life-cycle.ts';
import type { WalkPorts } from './ports.ts';
import { oneByOne, walkCustomers } from './walk-customers.ts';

/**
 * Pause after a full walk. The next walk finds customers created meanwhile by functions of an older release.
 */
const restDays = 7;

/**
 * Gives customers older than life cycles one, a few per run, so that reminders, expiry and erasure apply to
 * them too, and adds those older than the staff lists to them. Returns how many were enrolled.
 */
export async function enrollExistingCustomers(ports: WalkPorts): Promise<number> {
  const { lifeCycles, now } = ports;
  const before = await lifeCycles.readWalk();
  const { countedSince = dayOf(now()) } = before;
  const isKnown = before.countedSince !== undefined;
  if (isKnown && before.restsUntil && before.restsUntil > now().toISOString()) return 0;
  const { done, walk } = await walkCustomers(ports, isKnown ? before : { brandIndex: 0 }, oneByOne, (entry) =>
    enroll(ports, entry, countedSince),
  );
  const rest = { brandIndex: 0, restsUntil: addDays(now(), restDays).toISOString() };
  await lifeCycles.saveWalk({ ...(walk ?? rest), countedSince });
  return done;
}

/** Whether the customer had no life cycle and now has one. */
async function enroll(
  { tenants, lifeCycles, ensureListed, now }: WalkPorts,
  entry: TenantEntry,
  countedSince: string,
): Promise<boolean> {
  const found = await tenants.read(entry);
  if (!found) return false;
  const { organisation, user } = found;
  await ensureListed(organisation, countedSince);
  if (organisation.lifeCycle) return false;
  return lifeCycles.enroll(organisation, createLifeCycle(organisation, user.userId, now()), now());
}
