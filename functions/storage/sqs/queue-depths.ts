import { GetQueueAttributesCommand, type SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod';

const names = ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'] as const;
const countsSchema = z.object({
  ApproximateNumberOfMessages: z.coerce.number(),
  ApproximateNumberOfMessagesNotVisible: z.coerce.number(),
});

type JobQueues = { queueUrl: string; deadLetterQueueUrl: string };

/** A job's messages waiting or in progress, and its dead letters. Amazon SQS counts approximately. */
export async function measureQueues(client: SQSClient, { queueUrl, deadLetterQueueUrl }: JobQueues) {
  const count = async (QueueUrl: string) => {
    const { Attributes } = await client.send(
      new GetQueueAttributesCommand({ QueueUrl, AttributeNames: [...names] }),
    );
    const counts = countsSchema.parse(Attributes);
    return counts.ApproximateNumberOfMessages + counts.ApproximateNumberOfMessagesNotVisible;
  };
  const [waiting, givenUp] = await Promise.all([count(queueUrl), count(deadLetterQueueUrl)]);
  return { waiting, givenUp };
}
