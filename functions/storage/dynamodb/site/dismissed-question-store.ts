import * as z from 'zod';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

/** Longer than any question stays open. */
const keptSeconds = 400 * 86_400;
const itemSchema = z.object({ questionId: z.string() });

/** Questions that owners dismissed, without their words. */
export function openDismissedQuestionStore(table: Table) {
  return {
    async list(conversionId: string): Promise<string[]> {
      const { pk, sk } = keys.dismissedQuestion(conversionId, '');
      const items = await table.query({
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': pk, ':prefix': sk },
        // The list is read again right after a change.
        ConsistentRead: true,
      });
      return items.map((item) => itemSchema.parse(item).questionId);
    },
    add: (conversionId: string, questionId: string, now: Date): Promise<void> =>
      table.put({
        ...keys.dismissedQuestion(conversionId, questionId),
        questionId,
        expiresAt: Math.floor(now.getTime() / 1000) + keptSeconds,
      }),
    async remove(conversionId: string, questionId: string): Promise<void> {
      await table.take(keys.dismissedQuestion(conversionId, questionId));
    },
  };
}
