import { deliverEvent } from '#functions/domain/webhooks/deliver-event.ts';
import { getDeps } from '#functions/lib/deps.ts';
import { openWebhookWorld } from '#functions/lib/webhook-world.ts';
import { work } from '#functions/lib/work.ts';
import { sendWebhook } from '#shared/jobs/send-webhook.ts';

export const handler = work(sendWebhook, async (delivery) => {
  await deliverEvent(openWebhookWorld(await getDeps()), delivery);
});
