import { brandOfConversion } from '#shared/domain/conversion/conversion-id.ts';
import { dashboardPath } from '#shared/domain/conversion/dashboard-path.ts';
import { type WebhookAttempt, webhookGoneStatus } from '#shared/domain/webhook.ts';
import { writeForChannel } from './channels/write-for-channel.ts';
import type { AttemptPorts } from './ports.ts';
import { signWebhook } from './sign-webhook.ts';
import type { StoredEndpoint } from './webhook.ts';
import { listSigningSecrets } from './webhook-secrets.ts';

/**
 * Sends an event to an endpoint once, with a fresh signature; returns the result and the beginning of the
 * reply.
 */
export async function attemptDelivery(
  { post, now, siteOrigin }: AttemptPorts,
  endpoint: Pick<StoredEndpoint, 'url' | 'secret' | 'oldSecrets'>,
  { id, conversionId, body: event }: { id: string; conversionId: string; body: string },
): Promise<WebhookAttempt & { reply: string }> {
  const begun = now();
  const link = siteOrigin(brandOfConversion(conversionId)) + dashboardPath(conversionId);
  const body = writeForChannel(endpoint.url, event, link);
  const secrets = listSigningSecrets(endpoint, begun);
  const reply = await post(endpoint.url, {
    body,
    headers: { 'content-type': 'application/json', ...signWebhook({ secrets, id, body }, begun) },
  });
  const timing = { at: begun.toISOString(), durationMs: now().getTime() - begun.getTime() };
  if (!reply.ok) return { ...timing, error: reply.reason, reply: '' };
  const error = describeRefusal(reply.status);
  return { ...timing, statusCode: reply.status, ...(error && { error }), reply: reply.body };
}

function describeRefusal(status: number): string | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status === webhookGoneStatus) return `It answered ${status}: the endpoint is gone.`;
  if (status >= 300 && status < 400) return `It answered ${status}: redirects are not followed.`;
  return `It answered ${status} instead of a status from 200 to 299.`;
}
