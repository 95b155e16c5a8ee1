import { handle } from '#functions/http/handle.ts';
import { webhooks } from '#shared/contract/webhooks.ts';

/** Read while the first call waits for the table: what guards addresses is large. */
const loadWork = () =>
  Promise.all([
    import('#functions/domain/webhooks/test-endpoint.ts'),
    import('#functions/wiring/webhook-calls.ts'),
  ]);

export const handler = handle(
  webhooks.test,
  async (input, { deps }) => {
    const [{ testEndpoint }, { openWebhookPorts }] = await loadWork();
    return testEndpoint(openWebhookPorts(deps), input);
  },
  loadWork,
);
