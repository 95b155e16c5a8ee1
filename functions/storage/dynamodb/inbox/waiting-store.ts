import * as z from 'zod';
import type { WaitingStore } from '#functions/domain/staff/ports.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';
import { waitingListOf, waitingSchema } from './message-item.ts';

const entrySchema = z.object({ id: z.string() });

/** Messages of a brand and its customers that nobody has answered. */
export function openWaitingStore(table: Table): WaitingStore {
  return {
    async listOldest(brandId, limit) {
      const { pk } = keys.forwardedOf(waitingListOf(`platform:${brandId}`), '', '');
      const items = await table.query({
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': pk },
        Limit: limit,
      });
      return items.map((item) => waitingSchema.parse(item));
    },
    async listOrderIds(brandId, limit) {
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
