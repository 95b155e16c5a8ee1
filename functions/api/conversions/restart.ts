import { restartConversion } from '#functions/domain/signup/restart-conversion.ts';
import { handle } from '#functions/http/handle.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { conversions } from '#shared/contract/conversions.ts';

export const handler = handle(conversions.restart, async ({ websiteUrl, uploadedDocuments }, call) => {
  const { conversionId, status } = await restartConversion(call.deps, requireConversion(call), {
    url: websiteUrl,
    documents: uploadedDocuments,
  });
  return { success: true as const, conversionId, status };
});
