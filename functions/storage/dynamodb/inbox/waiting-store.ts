import type { WaitingStore } from '#functions/domain/staff/ports.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';
import { waitingListOf, waitingSchema } from './message-item.ts';

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
  };
}
