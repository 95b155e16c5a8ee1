import { findPause } from '#functions/domain/plans/pause.ts';
import { handle } from '#functions/http/handle.ts';
import { openPlanDeps } from '#functions/wiring/plans.ts';
import { conversions } from '#shared/contract/conversions.ts';

/** Read and set up while the first call waits for the table. */
const loadWork = () => import('#functions/domain/conversions/describe-conversion.ts');

export const handler = handle(
  conversions.getBrandProgress,
  async ({ conversionId }, { deps }) => {
    const { describeConversion } = await loadWork();
    const { progress, site, conversion } = await describeConversion(deps.conversions, conversionId);
    return {
      success: true as const,
      ...progress,
      adminUser: { organization: progress.companyName },
      schoolInfo: { website: progress.url, phone: site.phone ?? null },
      site,
      pause: await findPause(openPlanDeps(deps), conversion),
    };
  },
  loadWork,
);
