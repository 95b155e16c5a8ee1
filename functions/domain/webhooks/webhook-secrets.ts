import { webhookSecretOverlapHours } from '#shared/domain/webhook.ts';
import type { WebhookSecrets } from './webhook.ts';

/** More renewals within a day than anybody needs: each lengthens the header of every event. */
const keptOldSecrets = 4;
const overlapMs = webhookSecretOverlapHours * 3_600_000;

/** What an event is signed with now: the endpoint's secret, and old ones whose time is not over. */
export function listSigningSecrets({ secret, oldSecrets }: WebhookSecrets, now: Date): string[] {
  return [
    secret,
    ...oldSecrets.filter(({ validUntil }) => validUntil > now.toISOString()).map((old) => old.secret),
  ];
}

/** The secrets after a renewal. The one before goes on signing for a while, unless it is to end at once. */
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
