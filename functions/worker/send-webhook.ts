import { deliverEvent } from '#functions/domain/webhooks/deliver-event.ts';
import { work } from '#functions/runtime/run-jobs.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import { openWebhookPorts } from '#functions/wiring/webhook-calls.ts';
import { sendWebhook } from '#shared/jobs/send-webhook.ts';

export const handler = work(sendWebhook, async (delivery) => {
  const deps = await getDeps();
  const startMail = (mailId: string) => deps.sendOrLeaveToSweeper(() => deps.sendMail(mailId));
  await deliverEvent({ ...openWebhookPorts(deps), startMail }, delivery);
});
