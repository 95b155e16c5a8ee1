import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { callWithTimeout } from '../call-with-timeout.ts';

/** Sends a body to a queue, visible after `delaySeconds`. */
export type SendMessage = (queueUrl: string, body: string, delaySeconds: number) => Promise<void>;

export function openSqsMessages(client = createSqsClient()): SendMessage {
  return async (QueueUrl, MessageBody, DelaySeconds) => {
    const command = new SendMessageCommand({ QueueUrl, MessageBody, DelaySeconds });
    await callWithTimeout((options) => client.send(command, options));
  };
}

/** A client that uses the environment's endpoint if set, else each queue's own URL. */
export function createSqsClient(): SQSClient {
  return new SQSClient({ maxAttempts: 5, useQueueUrlAsEndpoint: !process.env.AWS_ENDPOINT_URL_SQS });
}
