import type { ConversionStore } from '#functions/storage/dynamodb/conversions/conversion-store.ts';
import { AppError } from '#shared/errors.ts';

export type OpenPorts = {
  conversions: Pick<ConversionStore, 'find'>;
  /** Prepares an assistant with knowledge for its first question; undefined when unnecessary. */
  warm?(conversionId: string): Promise<void>;
};

/** Prepares an assistant for its first question. Throws CONVERSION_NOT_FOUND. */
export async function openChat(
  { conversions, warm }: OpenPorts,
  { conversionId }: { conversionId: string },
): Promise<{ success: true }> {
  const conversion = await conversions.find(conversionId);
  if (!conversion) throw new AppError('CONVERSION_NOT_FOUND');
  if (conversion.knowledgeVersion) await warm?.(conversionId).catch(() => undefined);
  return { success: true };
}
