import * as z from 'zod';
import type { BrandId } from '#shared/brands/platforms.ts';
import { keys } from '../keys.ts';
import { listItems } from '../list-items.ts';
import type { Table } from '../table.ts';
import { waitingListOf, waitingSchema } from './message-item.ts';

const entrySchema = z.object({ id: z.string() });

/** Messages of a brand and its customers that nobody has answered, oldest first. */
export type WaitingStore = ReturnType<typeof openWaitingStore>;

/** Messages of a brand and its customers that nobody has answered. */
export function openWaitingStore(table: Table) {
  return {
    async listOldest(brandId: BrandId, limit: number) {
      const { pk } = keys.forwardedOf(waitingListOf(`platform:${brandId}`), '', '');
      return listItems(table, { pk, limit }, waitingSchema);
    },
    /** Ids of those that are orders by invoice. */
    async listOrderIds(brandId: BrandId, limit: number) {
      const { pk } = keys.forwardedOf(waitingListOf(`platform:${brandId}`), '', '');
      // A limit would count what the filter leaves out.
      const items = await table.query({
        pk,
        FilterExpression: '#kind = :order',
        ExpressionAttributeNames: { '#kind': 'kind' },
        ExpressionAttributeValues: { ':order': 'order' },
      });
      return items.slice(0, limit).map((item) => entrySchema.parse(item).id);
    },
  };
}
