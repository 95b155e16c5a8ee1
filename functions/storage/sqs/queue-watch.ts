import { DeleteMessageCommand, ReceiveMessageCommand } from '@aws-sdk/client-sqs';
import type { WatchedJob } from '#functions/domain/monitor/watched-jobs.ts';
import { jobs } from '#shared/jobs/index.ts';
import type { QueueUrls } from './job-queue.ts';
import { measureQueues } from './queue-depths.ts';
import { createSqsClient, openSqsMessages } from './sqs-messages.ts';

/** As many as fit one call; the next call handles the rest. */
const redriveLimit = 200;
/** SQS's maximum per receive. */
const batchSize = 10;
/** Long polling asks every server of the queue; short polling only some. */
const waitSeconds = 1;

export type QueueWatch = ReturnType<typeof openQueueWatch>;

/** Counts the jobs' messages, and redrives dead letters. */
export function openQueueWatch(urls: QueueUrls, client = createSqsClient()) {
  const send = openSqsMessages(client);
  const urlsOf = (job: WatchedJob) => {
    const found = jobs.find(({ id }) => id === job);
    if (!found) throw new Error(`The job ${job} has no queues`);
    return urls[found.queueVariable];
  };
  return {
    /** Messages waiting or in progress, and dead letters. Approximate, as counted by the queue. */
    async count(job: WatchedJob) {
      const { waiting, givenUp } = await measureQueues(client, urlsOf(job));
      return { waiting, buried: givenUp };
    },
    /** Resends a message to its job unchanged. */
    send: (job: WatchedJob, body: string) => send(urlsOf(job).queueUrl, body, 0),
    /** Removes dead letters once `takeUp` has handled each. Returns how many. */
    async redrive(job: WatchedJob, takeUp: (body: string) => Promise<void>) {
      const QueueUrl = urlsOf(job).deadLetterQueueUrl;
      let taken = 0;
      while (taken < redriveLimit) {
        const { Messages = [] } = await client.send(
          new ReceiveMessageCommand({
            QueueUrl,
            MaxNumberOfMessages: batchSize,
            WaitTimeSeconds: waitSeconds,
          }),
        );
        if (Messages.length === 0) break;
        for (const { Body = '', ReceiptHandle } of Messages) {
          await takeUp(Body);
          await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
          taken++;
        }
      }
      return taken;
    },
  };
}
