import type { PipelinePorts } from '#functions/domain/conversions/ports.ts';
import type { ReadinessReport } from '#shared/domain/conversion/readiness.ts';
import { AppError } from '#shared/errors.ts';

/**
 * Readiness of the published knowledge. Throws CONVERSION_NOT_FOUND, and NOT_READY when nothing is published
 * or the check couldn't run.
 */
export async function findReadiness(
  { conversions, files }: Pick<PipelinePorts, 'conversions' | 'files'>,
  conversionId: string,
): Promise<ReadinessReport> {
  const conversion = await conversions.find(conversionId);
  if (!conversion) throw new AppError('CONVERSION_NOT_FOUND');
  const { knowledgeVersion } = conversion;
  const report = knowledgeVersion && (await files.readReadiness(conversionId, knowledgeVersion));
  if (!report) throw new AppError('NOT_READY');
  return report;
}
