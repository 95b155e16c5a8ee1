import * as z from 'zod';
import type { AnsweredSince } from '#functions/domain/dashboard/list-open-questions.ts';
import type { SettledQuestion } from '#functions/domain/dashboard/ports.ts';
import { answeredBySchema } from '#shared/contract/dashboard/attention.ts';
import { either, exists, isAbsent } from '../change.ts';
import { keys } from '../keys.ts';
import { listItems } from '../list-items.ts';
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
      // The list is read again right after a change.
      return listItems(table, { pk, prefix: sk, ConsistentRead: true }, itemSchema);
    },
    add: (conversionId: string, questionId: string, now: Date): Promise<void> =>
      put(conversionId, { questionId }, now),
    /** Leaves what the owner has dismissed or put back meanwhile. */
    async close(conversionId: string, questionId: string, answered: AnsweredSince): Promise<void> {
      await table.update(keys.dismissedQuestion(conversionId, questionId), {
        set: { questionId, answered, expiresAt: expireAfter(new Date(answered.answeredAt)) },
        when: [either(isAbsent('pk'), exists('answered'))],
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

const expireAfter = (now: Date): number => Math.floor(now.getTime() / 1000) + keptSeconds;
