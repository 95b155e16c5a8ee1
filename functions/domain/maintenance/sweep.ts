import { workOnEach } from '../system/work-on-each.ts';
import type { SweepPorts } from './ports.ts';

/** Work this long overdue has lost its message. */
const overdueSeconds = 45;
/** A resent message gets this long to start, so that a busy queue doesn't fill with copies. */
const pauseSeconds = 120;
/** Longer for mails: hundreds at once, as on a Monday, wait for the provider's rate. */
const mailPauseSeconds = 900;
const batchSize = 100;

/** Resends the messages of overdue steps, knowledge bases, mails and webhooks. Returns how many. */
export async function sweep(ports: SweepPorts, overdueAfterSeconds = overdueSeconds): Promise<number> {
  let sent = 0;
  for (const resendItems of Object.values(resendOverdue))
    sent += await resendItems(ports, overdueAfterSeconds);
  return sent;
}

/** The same for one kind of work. A message that can't be sent doesn't block the others. */
export const resendOverdue = {
  steps: (ports: SweepPorts, overdueAfterSeconds = overdueSeconds) =>
    resendItems(ports, overdueAfterSeconds, {
      ...ports.steps,
      idOf: ({ conversionId }) => conversionId,
      send: ({ conversionId, stepNumber }) => ports.sendStep(conversionId, stepNumber),
    }),
  libraries: (ports: SweepPorts, overdueAfterSeconds = overdueSeconds) =>
    resendItems(ports, overdueAfterSeconds, {
      ...ports.libraries,
      idOf: (conversionId) => conversionId,
      send: (conversionId) => ports.sendUpdate(conversionId),
    }),
  mails: (ports: SweepPorts, overdueAfterSeconds = overdueSeconds) =>
    resendItems(ports, overdueAfterSeconds, {
      findDue: ports.mails.findDueIds,
      postpone: ports.mails.postpone,
      pause: mailPauseSeconds,
      idOf: (mailId) => mailId,
      send: (mailId) => ports.sendMail(mailId),
    }),
  webhooks: (ports: SweepPorts, overdueAfterSeconds = overdueSeconds) =>
    resendItems(ports, overdueAfterSeconds, {
      ...ports.webhooks,
      idOf: ({ deliveryId }) => deliveryId,
      send: (delivery) => ports.sendWebhook(delivery),
    }),
};

type DueWork<Item> = {
  findDue(before: Date, limit: number): Promise<Item[]>;
  postpone(item: Item, until: Date): Promise<void>;
  pause?: number;
  idOf(item: Item): string;
  send(item: Item): Promise<void>;
};

async function resendItems<Item>(
  { now, reportItem }: SweepPorts,
  overdueAfterSeconds: number,
  { findDue, postpone, pause = pauseSeconds, idOf, send }: DueWork<Item>,
): Promise<number> {
  const at = now().getTime();
  const due = await findDue(new Date(at - overdueAfterSeconds * 1000), batchSize);
  return workOnEach(due, {
    ...{ idOf, reportItem },
    async work(item) {
      await postpone(item, new Date(at + pause * 1000));
      await send(item);
    },
  });
}
