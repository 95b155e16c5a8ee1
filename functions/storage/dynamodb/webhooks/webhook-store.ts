import { type DeliveryRef, storedDeliverySchema } from '#functions/domain/webhooks/webhook.ts';
import { brandOfConversion } from '#shared/domain/conversion/conversion-id.ts';
import type { WebhookAttempt, WebhookDeliveryState } from '#shared/domain/webhook.ts';
import { type Change, either, exists, isAbsent, isAtMost, isBelow } from '../change.ts';
import { findDue } from '../find-due.ts';
import { failedEventKind, keys } from '../keys.ts';
import { findItem, listItems } from '../list-items.ts';
import type { Table } from '../table.ts';
import { deliveryDueKind, deliveryKey } from './delivery-item.ts';
import { openEndpointStore } from './endpoint-store.ts';

const deliveryRefSchema = storedDeliverySchema.pick({
  conversionId: true,
  endpointId: true,
  deliveryId: true,
});

/** Stores endpoints and their deliveries. A delivery stays due until it is accepted or given up. */
export type WebhookStore = ReturnType<typeof openWebhookStore>;

export function openWebhookStore(table: Table) {
  return { ...openEndpointStore(table), ...openDeliveryStore(table), ...openDeliveryLists(table) };
}

/** Deliveries, in a partition of their own. */
function openDeliveryStore(table: Table) {
  const update = (delivery: DeliveryRef, details: Change) => table.update(deliveryKey(delivery), details);
  const isFree = (now: string) => either(isAbsent('sendingUntil'), isBelow('sendingUntil', now));
  return {
    /**
     * Claims the delivery for this sender until then; undefined when it is done, not due, or claimed by
     * another.
     */
    async claim(delivery: DeliveryRef, now: Date, until: Date) {
      const at = now.toISOString();
      const item = await update(delivery, {
        set: { sendingUntil: until.toISOString() },
        add: { attempts: 1 },
        when: [exists('dueKind'), isAtMost('nextAttemptAt', at), isFree(at)],
      });
      return item && storedDeliverySchema.parse(item);
    },
    /** Records an attempt; it is retried at the given instant, else done. */
    async settle(delivery: DeliveryRef, settlement: Settlement) {
      await update(delivery, describeSettlement(delivery, settlement));
    },
    /** Makes it due again with all attempts; false while it is being sent. */
    async restart(delivery: DeliveryRef, now: Date) {
      const at = now.toISOString();
      const item = await update(delivery, {
        set: { state: 'waiting', dueKind: deliveryDueKind, dueAt: at, nextAttemptAt: at, attempts: 0 },
        when: [exists('pk'), isFree(at)],
      });
      return item !== undefined;
    },
    /** Hides a delivery from the due list until then, because its message was resent. */
    async postpone(delivery: DeliveryRef, until: Date) {
      const dueAt = until.toISOString();
      await update(delivery, { set: { dueAt }, when: [exists('dueKind'), isBelow('dueAt', dueAt)] });
    },
  };
}

function openDeliveryLists(table: Table) {
  return {
    findDelivery: (delivery: DeliveryRef) => findItem(table, deliveryKey(delivery), storedDeliverySchema),
    /** Newest first. */
    async listDeliveries(conversionId: string, endpointId: string, limit: number) {
      const { pk, sk } = keys.webhookDelivery(conversionId, endpointId, '');
      return listItems(table, { pk, prefix: sk, isNewestFirst: true, limit }, storedDeliverySchema);
    },
    async findDue(before: Date, limit: number) {
      return findDue(table, deliveryRefSchema, { dueKind: deliveryDueKind, before, limit });
    },
  };
}

type Settlement = { state: WebhookDeliveryState; attempt: WebhookAttempt; nextAttemptAt?: Date | undefined };

/** One given up is listed for staff; without `nextAttemptAt` nobody claims it. */
function describeSettlement({ conversionId }: DeliveryRef, { state, attempt, nextAttemptAt }: Settlement) {
  const recorded = { state, lastAttempt: attempt };
  const when = [exists('pk')];
  const next = nextAttemptAt?.toISOString();
  if (next || state === 'waiting')
    return { set: { ...recorded, nextAttemptAt: next, dueAt: next }, remove: ['sendingUntil'], when };
  if (state === 'delivered')
    return { set: recorded, remove: ['sendingUntil', 'dueKind', 'dueAt', 'nextAttemptAt'], when };
  const dueKind = failedEventKind(brandOfConversion(conversionId));
  return {
    set: { ...recorded, dueKind, dueAt: attempt.at },
    remove: ['sendingUntil', 'nextAttemptAt'],
    when,
  };
}
