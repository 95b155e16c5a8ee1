import { createHmac } from 'node:crypto';
import { webhookSecretPrefix } from '#shared/domain/webhook.ts';

/** 256 bits; Standard Webhooks asks for 24 to 64 bytes. */
const secretBytes = 32;

export function makeWebhookSecret(randomBytes: (count: number) => Uint8Array): string {
  return webhookSecretPrefix + Buffer.from(randomBytes(secretBytes)).toString('base64');
}

/** Headers of an event signed with each secret, per the Standard Webhooks specification 1.0. */
export function signWebhook(
  { secrets, id, body }: { secrets: readonly string[]; id: string; body: string },
  now: Date,
): Record<string, string> {
  const timestamp = Math.floor(now.getTime() / 1000);
  const signed = `${id}.${timestamp}.${body}`;
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': secrets.map((secret) => `v1,${sign(signed, secret)}`).join(' '),
  };
}

function sign(text: string, secret: string): string {
  const key = Buffer.from(secret.slice(webhookSecretPrefix.length), 'base64');
  return createHmac('sha256', key).update(text).digest('base64');
}
