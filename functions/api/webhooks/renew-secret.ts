import { renewSecret } from '#functions/domain/webhooks/renew-secret.ts';
import { handle } from '#functions/http/handle.ts';
import { webhooks } from '#shared/contract/webhooks.ts';

export const handler = handle(webhooks.renewSecret, async (input, { deps }) => renewSecret(deps, input));
