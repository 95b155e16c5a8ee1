import { handle } from '#functions/http/handle.ts';
import { webhooks } from '#shared/contract/webhooks.ts';

/** Loads the large address guard in parallel with the first table read. */
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
