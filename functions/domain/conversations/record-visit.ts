import { AppError } from '#shared/errors.ts';
import type { VisitPorts } from './ports.ts';

/**
 * Anonymously counts a visitor who opened an assistant, with or without a question; its own account is no visitor.
 * Throws CONVERSION_NOT_FOUND.
 */
export async function recordVisit(
  { conversions, chatDays, makeId, now }: VisitPorts,
  { conversionId, isTest }: { conversionId: string; isTest: boolean },
): Promise<{ success: true }> {
  if (!(await conversions.find(conversionId))) throw new AppError('CONVERSION_NOT_FOUND');
  if (!isTest) await chatDays.add(conversionId, now(), makeId(), { visitors: 1 });
  return { success: true };
}
