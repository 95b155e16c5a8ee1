import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type * as z from 'zod';
import type { Job } from '#shared/jobs/job.ts';
import { log } from './log.ts';

export type QueueHandler = (event: SQSEvent) => Promise<SQSBatchResponse>;

/**
 * Turns a job's work into an SQS handler. A failing or unreadable message is reported alone: the queue
 * redelivers it, and after five receives moves it to the dead-letter queue.
 */
export function work<Schema extends z.ZodType>(
  job: Job<Schema>,
  run: (message: z.output<Schema>) => Promise<void>,
): QueueHandler {
  const attempt = async (record: SQSRecord) => {
    try {
      await run(job.schema.parse(JSON.parse(record.body)));
      return [];
    } catch (error) {
      const cause = error instanceof Error ? error : new Error(String(error));
      log.error('job failed', { job: job.id, messageId: record.messageId, error: cause });
      return [{ itemIdentifier: record.messageId }];
    }
  };
  return async ({ Records }) => ({ batchItemFailures: (await Promise.all(Records.map(attempt))).flat() });
}
