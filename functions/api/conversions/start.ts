import { startConversion } from '#functions/domain/conversions/start-conversion.ts';
import { handle } from '#functions/http/handle.ts';
import { conversions } from '#shared/contract/conversions.ts';

export const handler = handle(conversions.start, async (input, { deps }) => {
  const { platform: brandId, companyName, websiteUrl, url, userEmail, email } = input;
  const { conversionId, status } = await startConversion(deps, {
    brandId,
    companyName,
    url: websiteUrl ?? url,
    email: userEmail ?? email,
  });
  return { id: conversionId, conversionId, status };
});
