import { handle } from '#functions/http/handle.ts';
import { conversions } from '#shared/contract/conversions.ts';
import { AppError } from '#shared/errors.ts';

export const handler = handle(conversions.getLogo, async ({ conversionId, name }, { deps }) => {
  const bytes = await deps.logoFiles.read(conversionId, name);
  if (!bytes) throw new AppError('NOT_FOUND');
  return new Uint8Array(bytes);
});
