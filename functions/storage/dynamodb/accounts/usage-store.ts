import * as z from 'zod';
import type { UsageStore } from '#functions/domain/plans/ports.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

const usageSchema = z.object({ conversations: z.number().int() });
const keptSeconds = 400 * 86_400;

/** Conversations per month, one item per customer and month. */
export function openUsageStore(table: Table): UsageStore {
  return {
    async read(organisationId, month) {
      const item = await table.get(keys.usage(organisationId, month));
      return item ? usageSchema.parse(item).conversations : 0;
    },
    async countOnce(organisationId, month, { owner, sessionId }) {
      const isMarked = await table.update(keys.chatSession(owner, sessionId), {
        UpdateExpression: 'SET countedIn = :month',
        ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(countedIn)',
        ExpressionAttributeValues: { ':month': month },
      });
      return isMarked ? this.count(organisationId, month) : undefined;
    },
    async count(organisationId, month) {
      const item = await table.update(keys.usage(organisationId, month), {
        UpdateExpression: 'ADD conversations :one SET expiresAt = :expiresAt',
        ExpressionAttributeValues: {
          ':one': 1,
          ':expiresAt': Math.floor(Date.parse(`${month}-01`) / 1000) + keptSeconds,
        },
      });
      return usageSchema.parse(item).conversations;
    },
  };
}
