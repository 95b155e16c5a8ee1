import { redeliver } from '#functions/domain/webhooks/review-deliveries.ts';
import { handle } from '#functions/http/handle.ts';
import { webhooks } from '#shared/contract/webhooks.ts';

export const handler = handle(webhooks.redeliver, async (input, { deps }) => {
  await redeliver(deps, input);
  return { success: true as const };
});
