import { describeConversion } from '#functions/domain/conversions/describe-conversion.ts';
import { handle } from '#functions/lib/handle.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handle(contract.conversions.getProgress, async ({ conversionId }, { deps }) => {
  const { progress } = await describeConversion(deps.conversions, conversionId);
  return progress;
});
