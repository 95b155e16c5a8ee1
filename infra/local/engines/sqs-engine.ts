import { CreateQueueCommand, GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { buildApp } from 'fauxqs';
import { jobs, maxReceives } from '#shared/jobs/index.ts';
import { deadLetterQueueNameOf, localNames, queueNameOf } from '../least-privilege/local-targets.ts';
import type { Engine } from './dynamodb-engine.ts';

export type QueueEngine = Engine & {
  /** Of each job's queue and dead-letter queue, by environment variable. */
  queueUrls: Record<string, string>;
  /** Starts it anew at the same address after a stop, with nothing in its queues. */
  startAgain(): Promise<void>;
};

/** Starts the in-memory SQS with a queue and a dead-letter queue per job. */
export async function startSqs(): Promise<QueueEngine> {
  let engine = await openQueues(0);
  const { endpoint, queueUrls } = engine;
  return {
    endpoint,
    queueUrls,
    stop: () => engine.stop(),
    async startAgain() {
      engine = await openQueues(Number(new URL(endpoint).port));
    },
  };
}

async function openQueues(port: number): Promise<Omit<QueueEngine, 'startAgain'>> {
  // `startFauxqs` listens on every interface, and the engine asks nobody for credentials.
  const app = buildApp({ logger: false });
  const endpoint = await app.listen({ port, host: '127.0.0.1' });
  const client = new SQSClient({
    ...{ endpoint, region: localNames.region },
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const queueUrls: Record<string, string> = {};
  for (const { id, queueVariable, timeoutSeconds } of jobs) {
    const deadLetterUrl = await createQueue(client, deadLetterQueueNameOf(id));
    const asked = { QueueUrl: deadLetterUrl, AttributeNames: ['QueueArn' as const] };
    const { Attributes } = await client.send(new GetQueueAttributesCommand(asked));
    const redrive = { deadLetterTargetArn: Attributes?.QueueArn, maxReceiveCount: String(maxReceives) };
    queueUrls[queueVariable] = await createQueue(client, queueNameOf(id), {
      VisibilityTimeout: String(timeoutSeconds * 6),
      RedrivePolicy: JSON.stringify(redrive),
    });
    queueUrls[queueVariable.replace('_QUEUE_URL', '_DEAD_LETTER_QUEUE_URL')] = deadLetterUrl;
  }
  client.destroy();
  return { endpoint, queueUrls, stop: () => app.close() };
}

async function createQueue(
  client: SQSClient,
  QueueName: string,
  Attributes: Record<string, string> = {},
): Promise<string> {
  const { QueueUrl } = await client.send(new CreateQueueCommand({ QueueName, Attributes }));
  if (!QueueUrl) throw new Error(`The queue ${QueueName} has no address`);
  return QueueUrl;
}
