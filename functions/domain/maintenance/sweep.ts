import type { OverdueStep } from '../conversions/ports.ts';
import { workOnEach } from '../system/work-on-each.ts';
import type { SweepPorts } from './ports.ts';

/** Work this long overdue has lost its message. */
const overdueSeconds = 45;
/**
 * Until the next sweep, with room for a late one. Somebody watches a conversion, so the message for a step that will be
 * overdue before then is sent at once and arrives when it is.
 */
const lookAheadSeconds = 75;
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
  steps: (ports: SweepPorts, overdueAfterSeconds = overdueSeconds, lookAhead = lookAheadSeconds) =>
    resendItems<OverdueStep>(ports, overdueAfterSeconds, {
      findDue: ports.steps.findDue,
      postpone: ports.steps.postpone,
      lookAhead,
      dueAtOf: ({ dueAt }) => new Date(dueAt),
      idOf: ({ conversionId }) => conversionId,
      send: ({ conversionId, stepNumber }, delaySeconds) =>
        ports.sendStep(conversionId, stepNumber, delaySeconds),
    }),
  libraries: (ports: SweepPorts, overdueAfterSeconds = overdueSeconds) =>
    resendItems(ports, overdueAfterSeconds, {
      findDue: ports.libraries.findDue,
      postpone: ports.libraries.postpone,
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
      findDue: ports.webhooks.findDue,
      postpone: ports.webhooks.postpone,
      idOf: ({ deliveryId }) => deliveryId,
      send: (delivery) => ports.sendWebhook(delivery),
    }),
};

type DueWork<Item> = {
  findDue(before: Date, limit: number): Promise<Item[]>;
  postpone(item: Item, until: Date): Promise<void>;
  pause?: number;
  lookAhead?: number;
  dueAtOf?(item: Item): Date;
  idOf(item: Item): string;
  send(item: Item, delaySeconds: number): Promise<void>;
};

async function resendItems<Item>(
  { now, reportItem }: SweepPorts,
  overdueAfterSeconds: number,
  { findDue, postpone, pause = pauseSeconds, lookAhead = 0, dueAtOf, idOf, send }: DueWork<Item>,
): Promise<number> {
  const at = now().getTime();
  const overdueSince = at - overdueAfterSeconds * 1000;
  const due = await findDue(new Date(overdueSince + lookAhead * 1000), batchSize);
  return workOnEach(due, {
    ...{ idOf, reportItem },
    async work(item) {
      const aheadMs = (dueAtOf?.(item).getTime() ?? 0) - overdueSince;
      await postpone(item, new Date(at + pause * 1000));
      await send(item, Math.max(0, Math.ceil(aheadMs / 1000)));
    },
  });
}
