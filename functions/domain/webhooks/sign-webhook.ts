import { createHmac } from 'node:crypto';
import { webhookSecretPrefix } from '#shared/domain/webhook.ts';

/** 256 bits; Standard Webhooks asks for 24 to 64 bytes. */
const secretBytes = 32;

export function makeWebhookSecret(randomBytes: (count: number) => Uint8Array): string {
  return webhookSecretPrefix + Buffer.from(randomBytes(secretBytes)).toString('base64');
}

/** The headers of a signed event, by the Standard Webhooks specification 1.0. */
export function signWebhook(
  { secret, id, body }: { secret: string; id: string; body: string },
  now: Date,
): Record<string, string> {
  const timestamp = Math.floor(now.getTime() / 1000);
  const key = Buffer.from(secret.slice(webhookSecretPrefix.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  };
}
