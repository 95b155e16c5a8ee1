import { startFauxqs } from 'fauxqs';
import { jobs, maxReceives } from '#shared/jobs/index.ts';
import { deadLetterQueueNameOf, queueNameOf } from '../least-privilege/local-targets.ts';
import type { Engine } from './dynamodb-engine.ts';

/**
 * Starts the in-memory SQS with a queue and a dead-letter queue per job; returns their URLs by environment
 * variable.
 */
export async function startSqs(): Promise<Engine & { queueUrls: Record<string, string> }> {
  const server = await startFauxqs({ port: 0, logger: false });
  const queueUrls: Record<string, string> = {};
  for (const { id, queueVariable, timeoutSeconds } of jobs) {
    const deadLetterQueue = server.createQueue(deadLetterQueueNameOf(id));
    const queue = server.createQueue(queueNameOf(id), {
      attributes: {
        VisibilityTimeout: String(timeoutSeconds * 6),
        RedrivePolicy: JSON.stringify({
          deadLetterTargetArn: deadLetterQueue.queueArn,
          maxReceiveCount: String(maxReceives),
        }),
      },
    });
    queueUrls[queueVariable] = queue.queueUrl;
    queueUrls[queueVariable.replace('_QUEUE_URL', '_DEAD_LETTER_QUEUE_URL')] = deadLetterQueue.queueUrl;
  }
  return { endpoint: server.address, queueUrls, stop: () => server.stop() };
}
