import type { Conversion } from '../../conversions/conversion.ts';
import { findPlanOf } from '../../plans/find-plan-of.ts';
import { changeLibrary } from '../change-library.ts';
import type { WebsitePorts } from '../ports.ts';

/** The same on a schedule, for an assistant that may be gone by now. */
export async function rereadWebsite(ports: WebsitePorts, conversionId: string): Promise<void> {
  const conversion = await ports.conversions.find(conversionId);
  if (conversion?.status === 'completed') await startWebsiteReading(ports, conversion);
}

/**
 * Starts reading the website from its home page, up to the plan's limit. Does nothing when it is already
 * being read or there is none. Throws NOT_READY, CONFLICT.
 */
export async function startWebsiteReading(ports: WebsitePorts, conversion: Conversion): Promise<void> {
  if (!conversion.url) return;
  const { name, pages, linkedDocuments } = await findPlanOf(ports, conversion);
  await changeLibrary(ports, conversion, (library) =>
    library.website && !library.website.endedAt
      ? library
      : {
          ...library,
          website: {
            ...{ pageLimit: pages, documentLimit: linkedDocuments, planName: `${name} plan` },
            begunAt: ports.now().toISOString(),
            ...(library.versions[0] && { formerVersion: library.versions[0] }),
            ...{ batches: 0, attempt: 0, pagesRead: 0 },
          },
        },
  );
  await ports.startUpdate(conversion.conversionId);
}
