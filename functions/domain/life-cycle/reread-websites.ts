import { addDays } from '#shared/domain/trial.ts';
import { findLastReading } from '../knowledge-base/website/describe-website.ts';
import type { TenantEntry } from '../staff/ports.ts';
import { findAdmitted } from './find-admitted.ts';
import type { WebsiteWalkPorts } from './ports.ts';
import { pageByPage, walkCustomers } from './walk-customers.ts';

/** Between the starts of two walks: the shortest interval of a plan. */
const intervalDays = 1;

/** Re-reads the websites of admitted customers that are due by their plan. Returns how many were started. */
export async function rereadWebsites(ports: WebsiteWalkPorts): Promise<number> {
  const now = ports.now();
  const from = await ports.websiteWalks.read();
  if (from.restsUntil && from.restsUntil > now.toISOString()) return 0;
  const { begunAt = now.toISOString() } = from;
  const { done, walk } = await walkCustomers(ports, from, pageByPage, (entry) => rereadItem(ports, entry));
  const restsUntil = addDays(new Date(begunAt), intervalDays).toISOString();
  await ports.websiteWalks.save(walk ? { ...walk, begunAt } : { brandIndex: 0, restsUntil });
  return done;
}

async function rereadItem(ports: WebsiteWalkPorts, entry: TenantEntry): Promise<boolean> {
  const { conversionId } = entry;
  const days = (await findAdmitted(ports, entry))?.plan.readAgainDays;
  if (!days) return false;
  const [conversion, library] = await Promise.all([
    ports.conversions.find(conversionId),
    ports.libraries.find(conversionId),
  ]);
  if (conversion?.status !== 'completed' || !conversion.url) return false;
  const isReading = library?.website && !library.website.endedAt;
  if (isReading || addDays(new Date(findLastReading(conversion, library)), days) > ports.now()) return false;
  await ports.sendWebsiteReading(conversionId);
  return true;
}
