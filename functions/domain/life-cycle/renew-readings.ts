import { createHash } from 'node:crypto';
import { readingVersion } from '#functions/engine/documents/reading-version.ts';
import { addDays } from '#shared/domain/trial.ts';
import type { TenantEntry } from '../staff/ports.ts';
import { findAdmitted } from './find-admitted.ts';
import type { RenewalPorts } from './ports.ts';
import { walkCustomers } from './walk-customers.ts';

/** Websites are asked for thousands of pages again: not all of them at once. */
const spreadDays = 7;
/** Between two walks, while pages wait to be read anew. */
const restDays = 1;
/** Afterwards, for customers who were paused in the week of their turn. */
const longRestDays = 7;

/**
 * Has the published assistants of admitted customers read their pages anew that were read by an older version of the reader, each on
 * its day of a week. Answers how many were told to. Nothing where the deployment has turned it off.
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

/** From 0 to 1, evenly over all ids and the same each time. */
function shareOf(id: string): number {
  return createHash('sha256').update(id).digest().readUInt32BE() / 2 ** 32;
}
