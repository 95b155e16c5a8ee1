import type { WebhookEndpoint } from '#shared/contract/webhooks.ts';
import { AppError } from '#shared/errors.ts';
import { describeEndpoint } from './describe-endpoint.ts';
import type { RenewalPorts } from './ports.ts';
import { requireEndpoint } from './require-endpoint.ts';
import { makeWebhookSecret } from './sign-webhook.ts';
import { replaceSecret } from './webhook-secrets.ts';

type Renewal = { conversionId: string; endpointId: string; keepsOldSecret: boolean };

/** Rotates an endpoint's secret. Throws NOT_FOUND, and CONFLICT after a concurrent renewal. */
export async function renewSecret(
  { webhooks, now, randomBytes }: RenewalPorts,
  { conversionId, endpointId, keepsOldSecret }: Renewal,
): Promise<WebhookEndpoint> {
  const before = await requireEndpoint(webhooks, conversionId, endpointId);
  const secrets = replaceSecret(before, makeWebhookSecret(randomBytes), { keepsOldSecret, now: now() });
  const renewed = await webhooks.replaceSecrets({ conversionId, endpointId }, before.secret, secrets);
  if (!renewed) throw new AppError('CONFLICT');
  return describeEndpoint(renewed, now());
}
