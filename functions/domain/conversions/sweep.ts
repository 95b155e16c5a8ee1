import type { LibraryStore } from '../knowledge-base/library.ts';
import type { MailStore } from '../mail/mail-store.ts';
import type { DeliveryRef } from '../webhooks/webhook.ts';
import type { WebhookStore } from '../webhooks/webhook-store.ts';
import type { ConversionStore } from './conversion-store.ts';

type SweepWorld = {
  conversions: ConversionStore;
  libraries: LibraryStore;
  mails: MailStore;
  webhooks: Pick<WebhookStore, 'findDue' | 'postpone'>;
  now(): Date;
  sendStep(conversionId: string, stepNumber: number): Promise<void>;
  sendUpdate(conversionId: string): Promise<void>;
  sendMail(mailId: string): Promise<void>;
  sendWebhook(delivery: DeliveryRef): Promise<void>;
};

/** Work that should have been taken up this long ago has lost its message. */
const overdueSeconds = 45;
/** A message sent again gets this long to be taken up, so that a busy queue is not filled with copies. */
const pauseSeconds = 120;
const batchSize = 100;

/** Sends the messages of overdue steps, knowledge bases, mails and webhooks again. Answers how many. */
export async function sweep(world: SweepWorld, overdueAfterSeconds = overdueSeconds): Promise<number> {
  const now = world.now().getTime();
  const before = new Date(now - overdueAfterSeconds * 1000);
  const until = new Date(now + pauseSeconds * 1000);
  const [steps, libraries, mailIds, deliveries] = await Promise.all([
    world.conversions.findDue(before, batchSize),
    world.libraries.findDue(before, batchSize),
    world.mails.findDueIds(before, batchSize),
    world.webhooks.findDue(before, batchSize),
  ]);
  for (const step of steps) {
    await world.conversions.postpone(step, until);
    await world.sendStep(step.conversionId, step.stepNumber);
  }
  for (const conversionId of libraries) {
    await world.libraries.postpone(conversionId, until);
    await world.sendUpdate(conversionId);
  }
  for (const mailId of mailIds) {
    await world.mails.postpone(mailId, until);
    await world.sendMail(mailId);
  }
  for (const delivery of deliveries) {
    await world.webhooks.postpone(delivery, until);
    await world.sendWebhook(delivery);
  }
  return steps.length + libraries.length + mailIds.length + deliveries.length;
}
