import { describeConversion } from '#functions/domain/conversions/describe-conversion.ts';
import { handle } from '#functions/lib/handle.ts';
import { conversions } from '#shared/contract/conversions.ts';

export const handler = handle(conversions.getBrandProgress, async ({ conversionId }, { deps }) => {
  const { progress, site } = await describeConversion(deps.conversions, conversionId);
  return {
    success: true as const,
    ...progress,
    adminUser: { organization: progress.companyName },
    schoolInfo: { website: progress.url, phone: site.phone ?? null },
    site,
  };
});
