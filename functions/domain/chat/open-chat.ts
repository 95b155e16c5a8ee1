import { AppError } from '#shared/errors.ts';
import type { ConversionStore } from '../conversions/ports.ts';

/** What opening a chat touches. */
export type OpenPorts = {
  conversions: Pick<ConversionStore, 'find'>;
  /** Gets an assistant with knowledge ready for its first question; undefined where nothing needs to be. */
  warm?(conversionId: string): Promise<void>;
};

/** Gets an assistant ready for its first question. Throws CONVERSION_NOT_FOUND. */
export async function openChat(
  { conversions, warm }: OpenPorts,
  { conversionId }: { conversionId: string },
): Promise<{ success: true }> {
  const conversion = await conversions.find(conversionId);
  if (!conversion) throw new AppError('CONVERSION_NOT_FOUND');
  if (conversion.knowledgeVersion) await warm?.(conversionId).catch(() => undefined);
  return { success: true };
}
