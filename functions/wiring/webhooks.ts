import type { DeliveryRef } from '#functions/domain/webhooks/webhook.ts';
import { openWebhookStore } from '#functions/storage/dynamodb/webhooks/webhook-store.ts';
import type { Deps } from './deps.ts';

/** The ports of the functions that tell endpoints of events; the others need not load what webhooks are. */
export function openWebhookDeps<Known extends Deps>(deps: Known) {
  return {
    ...deps,
    webhooks: openWebhookStore(deps.table),
    announceDelivery: (delivery: DeliveryRef) => deps.sendOrLeaveToSweeper(() => deps.sendWebhook(delivery)),
  };
}
