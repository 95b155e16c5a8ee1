import type { DeliveryRef } from '#functions/domain/webhooks/webhook.ts';
import { openWebhookStore } from '#functions/storage/dynamodb/webhooks/webhook-store.ts';
import type { Deps } from './deps.ts';

/** The ports of functions that announce events to webhooks; other functions do not load this code. */
export function openWebhookDeps<Known extends Deps>(deps: Known) {
  return {
    ...deps,
    webhooks: openWebhookStore(deps.table),
    announceDelivery: (delivery: DeliveryRef) => deps.sendOrLeaveToSweeper(() => deps.sendWebhook(delivery)),
  };
}
