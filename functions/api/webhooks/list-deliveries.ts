import { listDeliveries } from '#functions/domain/webhooks/review-deliveries.ts';
import { handle } from '#functions/http/handle.ts';
import { webhooks } from '#shared/contract/webhooks.ts';

export const handler = handle(webhooks.listDeliveries, async (input, { deps }) => ({
  deliveries: await listDeliveries(deps, input),
}));
