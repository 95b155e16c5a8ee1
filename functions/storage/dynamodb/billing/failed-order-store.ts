import type { BrandId } from '#shared/brands/platforms.ts';
import { exists } from '../change.ts';
import { failedOrderKind, failedPaymentEventKind, keys } from '../keys.ts';
import type { Table } from '../table.ts';

/** Staff look back a week. */
const keptDays = 30;
const dayMs = 86_400_000;

export type FailedOrderStore = ReturnType<typeof openFailedOrderStore>;

/** Orders and messages of the payment provider that failed because of us, for the monitor. */
export function openFailedOrderStore(table: Table) {
  return {
    /** A customer's last failed order. */
    async add({ organisationId, brandId }: { organisationId: string; brandId: BrandId }, at: Date) {
      const due = { dueKind: failedOrderKind(brandId), dueAt: at.toISOString() };
      const set = { organisationId, ...due, expiresAt: expiryAfter(at) };
      await table.update(keys.failedOrder(organisationId), { set });
    },
    /** An order has succeeded since. */
    async settle(organisationId: string) {
      const settled = { remove: ['dueKind', 'dueAt'], when: [exists('dueKind')] };
      await table.update(keys.failedOrder(organisationId), settled);
    },
    /** `refused`: not signed by the provider, so that anybody may have sent it. */
    async addEvent(why: 'refused' | 'failed', at: Date) {
      const due = { dueKind: failedPaymentEventKind, dueAt: at.toISOString() };
      const set = { why, ...due, expiresAt: expiryAfter(at) };
      const key = keys.failedPaymentEvents(at.toISOString().slice(0, 10), why);
      await table.update(key, { set, add: { count: 1 } });
    },
  };
}

/** In seconds since 1970, for DynamoDB's TTL. */
const expiryAfter = (at: Date): number => Math.floor((at.getTime() + keptDays * dayMs) / 1000);
