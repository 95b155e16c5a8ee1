import { AppError } from '#shared/errors.ts';
import type { VisitPorts } from './ports.ts';

/**
 * Anonymously counts a visitor who opened an assistant, with or without a question. Throws
 * CONVERSION_NOT_FOUND.
 */
export async function recordVisit(
  { conversions, chatDays, makeId, now }: VisitPorts,
  { conversionId }: { conversionId: string },
): Promise<{ success: true }> {
  if (!(await conversions.find(conversionId))) throw new AppError('CONVERSION_NOT_FOUND');
  await chatDays.addVisit(conversionId, now(), makeId());
  return { success: true };
}
