import { addDays } from '#shared/domain/trial.ts';
import { findLastReading } from '../knowledge-base/website/describe-website.ts';
import type { TenantEntry } from '../staff/ports.ts';
import { findAdmitted } from './find-admitted.ts';
import type { WebsiteWalkPorts } from './ports.ts';
import { walkDaily } from './walk-daily.ts';

/** Re-reads the websites of admitted customers that are due by their plan. Returns how many were started. */
export function rereadWebsites(ports: WebsiteWalkPorts): Promise<number> {
  return walkDaily({ ...ports, walks: ports.websiteWalks }, async (entry) =>
    (await rereadItem(ports, entry)) ? 'done' : 'nothing',
  );
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
