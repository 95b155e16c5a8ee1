import { GetQueueAttributesCommand } from '@aws-sdk/client-sqs';
import type { QueueDepth } from '#functions/domain/self-tests/system-tests.ts';
import { createSqsClient } from './sqs-messages.ts';

export type WatchedQueue = { name: string; queueUrl: string; deadLetterQueueUrl: string };

/** How many messages wait in each queue, and how many were given up. Amazon SQS counts approximately. */
export async function measureQueues(
  queues: readonly WatchedQueue[],
  client = createSqsClient(),
): Promise<QueueDepth[]> {
  const count = async (QueueUrl: string) => {
    const { Attributes } = await client.send(
      new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['ApproximateNumberOfMessages'] }),
    );
    return Number(Attributes?.ApproximateNumberOfMessages ?? 0);
  };
  return Promise.all(
    queues.map(async ({ name, queueUrl, deadLetterQueueUrl }) => {
      const [waiting, givenUp] = await Promise.all([count(queueUrl), count(deadLetterQueueUrl)]);
      return { name, waiting, givenUp };
    }),
  );
}
