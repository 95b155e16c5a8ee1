import type { LibraryStore } from '../knowledge-base/library.ts';
import type { MailStore } from '../mail/mail-store.ts';
import type { DeliveryRef } from '../webhooks/webhook.ts';
import type { WebhookStore } from '../webhooks/webhook-store.ts';
import type { StepStore } from './step-store.ts';

export type SweepWorld = {
  steps: Pick<StepStore, 'findDue' | 'postpone'>;
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
  let sent = 0;
  for (const sendAgain of Object.values(sendOverdueAgain))
    sent += await sendAgain(world, overdueAfterSeconds);
  return sent;
}

/** The same for one kind of work. */
export const sendOverdueAgain = {
  steps: ({ steps, sendStep, now }: SweepWorld, overdueAfterSeconds = overdueSeconds) =>
    sendAgain(now, overdueAfterSeconds, steps, ({ conversionId, stepNumber }) =>
      sendStep(conversionId, stepNumber),
    ),
  libraries: ({ libraries, sendUpdate, now }: SweepWorld, overdueAfterSeconds = overdueSeconds) =>
    sendAgain(now, overdueAfterSeconds, libraries, sendUpdate),
  mails: ({ mails, sendMail, now }: SweepWorld, overdueAfterSeconds = overdueSeconds) =>
    sendAgain(now, overdueAfterSeconds, { findDue: mails.findDueIds, postpone: mails.postpone }, sendMail),
  webhooks: ({ webhooks, sendWebhook, now }: SweepWorld, overdueAfterSeconds = overdueSeconds) =>
    sendAgain(now, overdueAfterSeconds, webhooks, sendWebhook),
};

type DueWork<Item> = {
  findDue(before: Date, limit: number): Promise<Item[]>;
  postpone(item: Item, until: Date): Promise<void>;
};

async function sendAgain<Item>(
  now: () => Date,
  overdueAfterSeconds: number,
  work: DueWork<Item>,
  send: (item: Item) => Promise<void>,
): Promise<number> {
  const at = now().getTime();
  const due = await work.findDue(new Date(at - overdueAfterSeconds * 1000), batchSize);
  for (const item of due) {
    await work.postpone(item, new Date(at + pauseSeconds * 1000));
    await send(item);
  }
  return due.length;
}
