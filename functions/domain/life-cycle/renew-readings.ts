import { createHash } from 'node:crypto';
import { readingVersion } from '#functions/engine/documents/reading-version.ts';
import { addDays } from '#shared/domain/trial.ts';
import type { TenantEntry } from '../staff/ports.ts';
import { findAdmitted } from './find-admitted.ts';
import type { RenewalPorts } from './ports.ts';
import { walkCustomers } from './walk-customers.ts';

/** Spread out, because websites get thousands of requests. */
const spreadDays = 7;
/** Pause between walks while pages are waiting for a re-read. */
const restDays = 1;
/** Pause afterwards, for customers who were paused in their week. */
const longRestDays = 7;

/**
 * Re-reads the assistants of admitted customers that were read by an older reader version, each on its day
 * within a week. Returns how many were started. Does nothing when the deployment has turned it off.
 */
export async function renewReadings(ports: RenewalPorts): Promise<number> {
  if (!ports.renewsReadings) return 0;
  const now = ports.now();
  const stored = await ports.readingWalks.read();
  const isNew = stored.readingVersion !== readingVersion;
  const before = isNew ? { brandIndex: 0, readingVersion, begunAt: now.toISOString() } : stored;
  if (!isNew && stored.restsUntil && stored.restsUntil > now.toISOString()) return 0;
  const { begunAt } = before;
  const { done, walk } = await walkCustomers(ports, before, (entry) => renew(ports, entry, begunAt));
  const isSpread = addDays(new Date(begunAt), spreadDays) <= now;
  const rest = { brandIndex: 0, restsUntil: addDays(now, isSpread ? longRestDays : restDays).toISOString() };
  await ports.readingWalks.save({ ...(walk ?? rest), readingVersion, begunAt });
  return done;
}

async function renew(ports: RenewalPorts, entry: TenantEntry, begunAt: string): Promise<boolean> {
  const { conversionId } = entry;
  if (addDays(new Date(begunAt), spreadDays * shareOf(conversionId)) > ports.now()) return false;
  const conversion = await ports.conversions.find(conversionId);
  if (conversion?.status !== 'completed' || (conversion.readingVersion ?? 0) >= readingVersion) return false;
  const library = await ports.libraries.find(conversionId);
  if ((library?.readingVersion ?? 0) >= readingVersion || !(await findAdmitted(ports, entry))) return false;
  await ports.sendRenewal(conversionId);
  return true;
}

/** From 0 to 1, evenly distributed over ids and stable. */
const shareOf = (id: string): number => createHash('sha256').update(id).digest().readUInt32BE() / 2 ** 32;
