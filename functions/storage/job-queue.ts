import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type * as z from 'zod';
import type { Job } from '#shared/jobs/job.ts';

/** Sends messages of the jobs, and hands those that were given up to the dead-letter queue. */
export type JobQueue = {
  /** The message is seen after `delaySeconds`, at most 900. */
  send<Schema extends z.ZodType>(
    job: Job<Schema>,
    message: z.input<Schema>,
    delaySeconds?: number,
  ): Promise<void>;
  bury<Schema extends z.ZodType>(job: Job<Schema>, message: z.input<Schema>): Promise<void>;
};

type QueueUrls = Record<Job['queueVariable'], { queueUrl: string; deadLetterQueueUrl: string }>;

/** Opens the queues of all jobs. */
export function openJobQueue(urls: QueueUrls, client = createSqsClient()): JobQueue {
  const post = async (job: Job, queueUrl: string, message: unknown, delaySeconds = 0) => {
    const body = JSON.stringify(job.schema.parse(message));
    await client.send(
      new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: body, DelaySeconds: delaySeconds }),
    );
  };
  return {
    send: (job, message, delaySeconds) => post(job, urls[job.queueVariable].queueUrl, message, delaySeconds),
    bury: (job, message) => post(job, urls[job.queueVariable].deadLetterQueueUrl, message),
  };
}

/** A client that calls queues at the endpoint of the environment where one is set, else at the queue's own URL. */
export function createSqsClient(): SQSClient {
  return new SQSClient({ maxAttempts: 5, useQueueUrlAsEndpoint: !process.env.AWS_ENDPOINT_URL_SQS });
}
