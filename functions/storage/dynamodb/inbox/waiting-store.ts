import * as z from 'zod';
import type { BrandId } from '#shared/brands/platforms.ts';
import { keys } from '../keys.ts';
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
      const items = await table.query({
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': pk },
        Limit: limit,
      });
      return items.map((item) => waitingSchema.parse(item));
    },
    /** Ids of those that are orders by invoice. */
    async listOrderIds(brandId: BrandId, limit: number) {
      const { pk } = keys.forwardedOf(waitingListOf(`platform:${brandId}`), '', '');
      // A limit would count what the filter leaves out.
      const items = await table.query({
        KeyConditionExpression: 'pk = :pk',
        FilterExpression: '#kind = :order',
        ExpressionAttributeNames: { '#kind': 'kind' },
        ExpressionAttributeValues: { ':pk': pk, ':order': 'order' },
      });
      return items.slice(0, limit).map((item) => entrySchema.parse(item).id);
    },
  };
}
