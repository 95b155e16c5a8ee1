import type * as z from 'zod';
import type { Job } from '#shared/jobs/job.ts';
import type { SendMessage } from './sqs-messages.ts';

/** Sends job messages, and moves abandoned ones to the dead-letter queue. */
export type JobQueue = {
  /** The message becomes visible after `delaySeconds`, at most 900. */
  send<Schema extends z.ZodType>(
    job: Job<Schema>,
    message: z.input<Schema>,
    delaySeconds?: number,
  ): Promise<void>;
  bury<Schema extends z.ZodType>(job: Job<Schema>, message: z.input<Schema>): Promise<void>;
};

export type QueueUrls = Record<Job['queueVariable'], { queueUrl: string; deadLetterQueueUrl: string }>;

/**
 * Opens the queues of all jobs. The SDK's client is loaded with the first message, because most functions
 * never send one.
 */
export function openJobQueue(urls: QueueUrls): JobQueue {
  let opened: Promise<SendMessage> | undefined;
  const open = () => {
    opened ??= import('./sqs-messages.ts').then(({ openSqsMessages }) => openSqsMessages());
    return opened;
  };
  const post = async (job: Job, queueUrl: string, message: unknown, delaySeconds = 0) => {
    const body = JSON.stringify(job.schema.parse(message));
    await (await open())(queueUrl, body, delaySeconds);
  };
  return {
    send: (job, message, delaySeconds) => post(job, urls[job.queueVariable].queueUrl, message, delaySeconds),
    bury: (job, message) => post(job, urls[job.queueVariable].deadLetterQueueUrl, message),
  };
}
