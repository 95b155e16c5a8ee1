import { renewSecret } from '#functions/domain/webhooks/renew-secret.ts';
import { handle } from '#functions/lib/handle.ts';
import { openWebhookDeps } from '#functions/lib/webhook-deps.ts';
import { webhooks } from '#shared/contract/webhooks.ts';

export const handler = handle(webhooks.renewSecret, async (input, { deps }) =>
  renewSecret(openWebhookDeps(deps), input),
);
