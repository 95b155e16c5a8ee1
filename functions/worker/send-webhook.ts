import { deliverEvent } from '#functions/domain/webhooks/deliver-event.ts';
import { getDeps } from '#functions/lib/deps.ts';
import { openWebhookWorld } from '#functions/lib/webhook-world.ts';
import { work } from '#functions/lib/work.ts';
import { sendWebhook } from '#shared/jobs/send-webhook.ts';

export const handler = work(sendWebhook, async (delivery) => {
  const deps = await getDeps();
  const startMail = (mailId: string) => deps.sendOrLeaveToSweeper(() => deps.sendMail(mailId));
  await deliverEvent({ ...openWebhookWorld(deps), startMail }, delivery);
});
