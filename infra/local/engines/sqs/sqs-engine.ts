import type { Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { jobs, maxReceives } from '#shared/jobs/index.ts';
import { createHttpServer } from '../../create-http-server.ts';
import { deadLetterQueueNameOf, localTargets, queueNameOf } from '../../least-privilege/local-targets.ts';
import { close, listen } from '../../listen.ts';
import type { Engine } from '../dynamodb-engine.ts';
import { answerSqs, SqsError } from './answer-sqs.ts';
import { type MessageQueue, openMessageQueue } from './message-queue.ts';

export type QueueEngine = Engine & {
  /** Of each job's queue and dead-letter queue, by environment variable. */
  queueUrls: Record<string, string>;
  /** Starts it anew at the same address after a stop, with nothing in its queues. */
  startAgain(): Promise<void>;
};

/** As long as SQS keeps a received message from others unless it is told. */
const hiddenMs = 30_000;

/** Starts an SQS in memory with a queue and a dead-letter queue per job, which refuses what the product does not ask. */
export async function startSqs(): Promise<QueueEngine> {
  let server = createSqsServer();
  const port = await listen(server);
  const endpoint = `http://127.0.0.1:${port}`;
  const urlOf = (name: string) => endpoint + pathOf(name);
  const queueUrls = jobs.flatMap(({ id, queueVariable }) => [
    [queueVariable, urlOf(queueNameOf(id))],
    [queueVariable.replace('_QUEUE_URL', '_DEAD_LETTER_QUEUE_URL'), urlOf(deadLetterQueueNameOf(id))],
  ]);
  return {
    endpoint,
    queueUrls: Object.fromEntries(queueUrls),
    stop: () => close(server),
    async startAgain() {
      server = createSqsServer();
      await listen(server, port);
    },
  };
}

const pathOf = (name: string) => `/${localTargets.place.account}/${name}`;

function openQueues(): Map<string, MessageQueue> {
  return new Map(
    jobs.flatMap(({ id, timeoutSeconds }) => {
      const deadLetters = openMessageQueue({ hiddenMs });
      const queue = openMessageQueue({
        hiddenMs: timeoutSeconds * 6 * 1000,
        maxReceives,
        bury: deadLetters.send,
      });
      return [
        [pathOf(queueNameOf(id)), queue],
        [pathOf(deadLetterQueueNameOf(id)), deadLetters],
      ];
    }),
  );
}

function createSqsServer(): Server {
  const queues = openQueues();
  return createHttpServer(async (request, response) => {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const action = String(request.headers['x-amz-target']).replace('AmazonSQS.', '');
    const send = (status: number, reply: unknown) =>
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(reply));
    try {
      send(200, await answerSqs(queues, action, await json(request), gone.signal));
    } catch (error) {
      if (gone.signal.aborted) return;
      if (!(error instanceof SqsError)) throw error;
      send(400, { __type: `com.amazonaws.sqs#${error.code}`, message: error.message });
    }
  });
}
