import { workOnEach } from '../system/work-on-each.ts';
import type { SweepPorts } from './ports.ts';

/** Work that should have been taken up this long ago has lost its message. */
const overdueSeconds = 45;
/** A message sent again gets this long to be taken up, so that a busy queue is not filled with copies. */
const pauseSeconds = 120;
const batchSize = 100;

/** Sends the messages of overdue steps, knowledge bases, mails and webhooks again. Answers how many. */
export async function sweep(ports: SweepPorts, overdueAfterSeconds = overdueSeconds): Promise<number> {
  let sent = 0;
  for (const sendAgain of Object.values(sendOverdueAgain))
    sent += await sendAgain(ports, overdueAfterSeconds);
  return sent;
}

/** The same for one kind of work. A message that cannot be sent does not block the others. */
export const sendOverdueAgain = {
  steps: (ports: SweepPorts, overdueAfterSeconds = overdueSeconds) =>
    sendAgain(ports, overdueAfterSeconds, {
      ...ports.steps,
      idOf: ({ conversionId }) => conversionId,
      send: ({ conversionId, stepNumber }) => ports.sendStep(conversionId, stepNumber),
    }),
  libraries: (ports: SweepPorts, overdueAfterSeconds = overdueSeconds) =>
    sendAgain(ports, overdueAfterSeconds, {
      ...ports.libraries,
      idOf: (conversionId) => conversionId,
      send: (conversionId) => ports.sendUpdate(conversionId),
    }),
  mails: (ports: SweepPorts, overdueAfterSeconds = overdueSeconds) =>
    sendAgain(ports, overdueAfterSeconds, {
      findDue: ports.mails.findDueIds,
      postpone: ports.mails.postpone,
      idOf: (mailId) => mailId,
      send: (mailId) => ports.sendMail(mailId),
    }),
  webhooks: (ports: SweepPorts, overdueAfterSeconds = overdueSeconds) =>
    sendAgain(ports, overdueAfterSeconds, {
      ...ports.webhooks,
      idOf: ({ deliveryId }) => deliveryId,
      send: (delivery) => ports.sendWebhook(delivery),
    }),
};

type DueWork<Item> = {
  findDue(before: Date, limit: number): Promise<Item[]>;
  postpone(item: Item, until: Date): Promise<void>;
  idOf(item: Item): string;
  send(item: Item): Promise<void>;
};

async function sendAgain<Item>(
  { now, reportItem }: SweepPorts,
  overdueAfterSeconds: number,
  { findDue, postpone, idOf, send }: DueWork<Item>,
): Promise<number> {
  const at = now().getTime();
  const due = await findDue(new Date(at - overdueAfterSeconds * 1000), batchSize);
  return workOnEach(due, {
    ...{ idOf, reportItem },
    async work(item) {
      await postpone(item, new Date(at + pauseSeconds * 1000));
      await send(item);
    },
  });
}
