import { handle } from '#functions/http/handle.ts';
import { webhooks } from '#shared/contract/webhooks.ts';

/** Loads the large address guard in parallel with the first table read. */
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
