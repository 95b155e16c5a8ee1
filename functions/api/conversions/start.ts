import { startConversion } from '#functions/domain/conversions/start-conversion.ts';
import { handle } from '#functions/lib/handle.ts';
import { openDemonstrationStore } from '#functions/storage/demonstration-store.ts';
import { conversions } from '#shared/contract/conversions.ts';

export const handler = handle(conversions.start, async (input, { deps }) => {
  const world = {
    ...deps,
    demonstrations: openDemonstrationStore(deps.table),
    startWork: ({ conversionId }: { conversionId: string }) =>
      deps.sendOrLeaveToSweeper(() => deps.sendStep(conversionId, 0)),
  };
  const { platform: brandId, companyName, websiteUrl, url, userEmail, email } = input;
  const { conversionId, status } = await startConversion(world, {
    brandId,
    companyName,
    url: websiteUrl ?? url,
    email: userEmail ?? email,
  });
  return { id: conversionId, conversionId, status };
});
