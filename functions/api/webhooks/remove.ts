import { handle } from '#functions/http/handle.ts';
import { webhooks } from '#shared/contract/webhooks.ts';
import { AppError } from '#shared/errors.ts';

export const handler = handle(webhooks.remove, async ({ conversionId, endpointId }, { deps }) => {
  const isGone = await deps.webhooks.removeEndpoint(conversionId, endpointId);
  if (!isGone) throw new AppError('NOT_FOUND');
  return { success: true as const };
});
