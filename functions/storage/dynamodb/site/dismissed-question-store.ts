import * as z from 'zod';
import type { AnsweredSince } from '#functions/domain/dashboard/list-open-questions.ts';
import type { SettledQuestion } from '#functions/domain/dashboard/ports.ts';
import { answeredBySchema } from '#shared/contract/dashboard/attention.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

/** Longer than any question stays open. */
const keptSeconds = 400 * 86_400;
const itemSchema = z.object({
  questionId: z.string(),
  answered: z.object({ answeredBy: answeredBySchema, answeredAt: z.string() }).optional(),
  isPutBack: z.boolean().optional(),
});

/** Questions that owners dismissed or pages have answered, without their words. */
export function openDismissedQuestionStore(table: Table) {
  const put = (conversionId: string, settled: SettledQuestion, now: Date): Promise<void> =>
    table.put({
      ...keys.dismissedQuestion(conversionId, settled.questionId),
      ...settled,
      expiresAt: expireAfter(now),
    });
  return {
    async list(conversionId: string): Promise<SettledQuestion[]> {
      const { pk, sk } = keys.dismissedQuestion(conversionId, '');
      const items = await table.query({
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': pk, ':prefix': sk },
        // The list is read again right after a change.
        ConsistentRead: true,
      });
      return items.map((item) => itemSchema.parse(item));
    },
    add: (conversionId: string, questionId: string, now: Date): Promise<void> =>
      put(conversionId, { questionId }, now),
    /** Leaves what the owner has dismissed or put back meanwhile. */
    async close(conversionId: string, questionId: string, answered: AnsweredSince): Promise<void> {
      await table.update(keys.dismissedQuestion(conversionId, questionId), {
        UpdateExpression: 'SET questionId = :id, answered = :answered, expiresAt = :expiresAt',
        ConditionExpression: 'attribute_not_exists(pk) OR attribute_exists(answered)',
        ExpressionAttributeValues: {
          ':id': questionId,
          ':answered': answered,
          ':expiresAt': expireAfter(new Date(answered.answeredAt)),
        },
      });
    },
    /** No page takes a question off the list that its owner has put back. */
    async remove(conversionId: string, questionId: string, now: Date): Promise<void> {
      const key = keys.dismissedQuestion(conversionId, questionId);
      const item = await table.get(key);
      const isClosed = item && itemSchema.parse(item).answered;
      if (isClosed) await put(conversionId, { questionId, isPutBack: true }, now);
      else if (!item?.isPutBack) await table.take(key);
    },
  };
}

function expireAfter(now: Date): number {
  return Math.floor(now.getTime() / 1000) + keptSeconds;
}
