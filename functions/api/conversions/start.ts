import { startConversion } from '#functions/domain/conversions/start-conversion.ts';
import { handle } from '#functions/http/handle.ts';
import { openStartPorts } from '#functions/wiring/conversions.ts';
import { conversions } from '#shared/contract/conversions.ts';

export const handler = handle(conversions.start, async (input, { deps }) => {
  const { platform: brandId, companyName, websiteUrl, url, userEmail, email } = input;
  const { conversionId, status } = await startConversion(openStartPorts(deps), {
    brandId,
    companyName,
    url: websiteUrl ?? url,
    email: userEmail ?? email,
  });
  return { id: conversionId, conversionId, status };
});
