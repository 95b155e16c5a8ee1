import { describeConversion } from '#functions/domain/conversions/describe-conversion.ts';
import { handle } from '#functions/lib/handle.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handle(contract.conversions.getBrandProgress, async ({ conversionId }, { deps }) => {
  const { progress, site } = await describeConversion(deps.conversions, conversionId);
  return {
    success: true as const,
    ...progress,
    adminUser: { organization: progress.companyName },
    schoolInfo: { website: progress.url, phone: site.phone ?? null },
    site,
  };
});
