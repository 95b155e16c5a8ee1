import { describeConversion } from '#functions/domain/conversions/describe-conversion.ts';
import { handle } from '#functions/http/handle.ts';
import { conversions } from '#shared/contract/conversions.ts';

export const handler = handle(conversions.getProgress, async ({ conversionId }, { deps }) => {
  const { progress } = await describeConversion(deps.conversions, conversionId);
  return progress;
});
