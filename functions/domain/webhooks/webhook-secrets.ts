import { webhookSecretOverlapHours } from '#shared/domain/webhook.ts';
import type { WebhookSecrets } from './webhook.ts';

/** More than anybody needs within a day; each one lengthens every event's header. */
const keptOldSecrets = 4;
const overlapMs = webhookSecretOverlapHours * 3_600_000;

/** Secrets that sign events now: the current one, and old ones in their overlap. */
export function listSigningSecrets({ secret, oldSecrets }: WebhookSecrets, now: Date): string[] {
  return [
    secret,
    ...oldSecrets.filter(({ validUntil }) => validUntil > now.toISOString()).map((old) => old.secret),
  ];
}

/**
 * The secrets after a renewal. The previous one keeps signing for a while, unless it must end immediately.
 */
export function replaceSecret(
  { secret, oldSecrets }: WebhookSecrets,
  newSecret: string,
  { keepsOldSecret, now }: { keepsOldSecret: boolean; now: Date },
): WebhookSecrets {
  if (!keepsOldSecret) return { secret: newSecret, oldSecrets: [] };
  const validUntil = new Date(now.getTime() + overlapMs).toISOString();
  const stillValid = oldSecrets.filter((old) => old.validUntil > now.toISOString());
  return { secret: newSecret, oldSecrets: [{ secret, validUntil }, ...stillValid].slice(0, keptOldSecrets) };
}
