import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { ServerResponse } from 'node:http';
import {
  DeleteMessageCommand,
  PurgeQueueCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { measureQueues } from '#functions/storage/sqs/queue-depths.ts';
import { type QueueEngine, startSqs } from './sqs-engine.ts';

let engine: QueueEngine;
let client: SQSClient;
let QueueUrl = '';
let deadLetterQueueUrl = '';

beforeAll(async () => {
  engine = await startSqs();
  client = openClient();
  ({ MAIL_QUEUE_URL: QueueUrl = '', MAIL_DEAD_LETTER_QUEUE_URL: deadLetterQueueUrl = '' } = engine.queueUrls);
});
afterAll(async () => {
  client.destroy();
  await engine.stop();
});

function openClient(): SQSClient {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  return new SQSClient({ endpoint: engine.endpoint, region: 'local', credentials, maxAttempts: 1 });
}

const send = (MessageBody: string) => client.send(new SendMessageCommand({ QueueUrl, MessageBody }));
const receive = (by = client, WaitTimeSeconds = 0) =>
  by.send(new ReceiveMessageCommand({ QueueUrl, WaitTimeSeconds }));
const count = () => measureQueues(client, { queueUrl: QueueUrl, deadLetterQueueUrl });

test('the SDK sends, receives and removes a message, whose hash it checks', async () => {
  await send('{"mailId":"Grüße"}');
  const { Messages: [message] = [] } = await receive();
  expect(message).toMatchObject({ Body: '{"mailId":"Grüße"}' });
  expect(await count()).toEqual({ waiting: 1, givenUp: 0 });
  await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: message?.ReceiptHandle }));
  expect(await count()).toEqual({ waiting: 0, givenUp: 0 });
  expect((await receive()).Messages).toBeUndefined();
});

const callSchema = z.object({ response: z.instanceof(ServerResponse) });

/** Resolves with the engine's reply to the next call. */
function awaitCall(): Promise<ServerResponse> {
  const name = 'http.server.request.start';
  return new Promise((resolve) => {
    const note = (call: unknown) => {
      unsubscribe(name, note);
      resolve(callSchema.parse(call).response);
    };
    subscribe(name, note);
  });
}

test('a caller that ended while it waited takes no message', async () => {
  const killed = openClient();
  const arrived = awaitCall();
  const ended = expect(receive(killed, 20)).rejects.toThrow();
  const reply = await arrived;
  const closed = once(reply, 'close');
  killed.destroy();
  await Promise.all([ended, closed]);
  await send('for the next');
  const { Messages = [] } = await receive(client, 20);
  expect(Messages.map(({ Body }) => Body)).toEqual(['for the next']);
});

test('a stopped engine starts again at its address, with nothing in its queues', async () => {
  await send('lost');
  await engine.stop();
  await expect(receive()).rejects.toThrow();
  await engine.startAgain();
  // One without a connection that the stop has ended.
  client.destroy();
  client = openClient();
  expect((await receive()).Messages).toBeUndefined();
});

test('what the product does not ask is refused', async () => {
  await expect(client.send(new PurgeQueueCommand({ QueueUrl }))).rejects.toThrow('not spoken here');
  const unknown = new ReceiveMessageCommand({ QueueUrl, VisibilityTimeout: 5 });
  await expect(client.send(unknown)).rejects.toMatchObject({ name: 'InvalidParameterValue' });
  const elsewhere = new ReceiveMessageCommand({ QueueUrl: `${QueueUrl}s` });
  await expect(client.send(elsewhere)).rejects.toMatchObject({ name: 'QueueDoesNotExist' });
});
