import { handle } from '#functions/http/handle.ts';
import { webhooks } from '#shared/contract/webhooks.ts';

/** Read while the first call waits for the table: what guards addresses is large. */
const loadWork = () =>
  Promise.all([
    import('#functions/domain/webhooks/change-endpoints.ts'),
    import('#functions/wiring/webhook-calls.ts'),
  ]);

export const handler = handle(
  webhooks.update,
  async (input, { deps }) => {
    const [{ updateEndpoint }, { openWebhookPorts }] = await loadWork();
    return updateEndpoint(openWebhookPorts(deps), input);
  },
  loadWork,
);
