import { once } from 'node:events';
import { createServer } from 'node:http';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import '#infra/local/gateway/lambda-streaming.ts';
import { close, listen } from '#infra/local/listen.ts';
import { createClient } from '#shared/client.ts';
import { contract } from '#shared/contract/index.ts';
import { AppError } from '#shared/errors.ts';
import { context, describeEvent } from '#tests/support/worlds/lambda-fixture.ts';
import type { Run } from './call.ts';

const { handleStream } = await import('./handle-stream.ts');
const { openEventReply } = await import('./event-reply.ts');

const route = contract.chat.streamAnswer;
type ChatRun = Run<typeof route.input, typeof route.output>;

const table = mockClient(DynamoDBDocumentClient);
const stops: (() => Promise<void>)[] = [];
beforeEach(() => {
  table.reset();
  table.on(UpdateCommand).resolves({ Attributes: { calls: 1 } });
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** Serves the chat route with a handler, as the local stack does, and returns a client for it. */
async function serve(run: ChatRun) {
  const handler = handleStream(route, run);
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { accept = '' } = request.headers;
    // Stands in for Lambda's stream, which is a Writable with one more method.
    const stream = Object.assign(response, { setContentType: () => undefined });
    const event = describeEvent({ body, headers: { 'content-type': 'application/json', accept } });
    await Reflect.apply(handler, undefined, [event, stream, context]);
  });
  const port = await listen(server);
  stops.push(() => close(server));
  const baseUrl = `http://127.0.0.1:${port}`;
  return { baseUrl, chat: createClient({ baseUrl }).chat };
}

const deadTable = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

const reply = {
  message: 'One. Two.',
  response: 'One. Two.',
  confidence: 1,
  intent: 'who',
  responseTime: 3,
  sessionId: 'session',
  messageId: 'message',
  outcome: 'answered' as const,
  sources: [],
  suggestions: [],
};

describe('a streamed reply', () => {
  test('sends pieces as they are produced, and ends with the fields of the JSON reply', async () => {
    const second = Promise.withResolvers<void>();
    const { chat } = await serve(async (_input, { sendText }) => {
      sendText('One. ');
      await second.promise;
      sendText('Two.\n“три” — 🙂');
      return reply;
    });
    const pieces: string[] = [];
    const streamed = await chat.streamAnswer.stream(
      { message: 'Hi' },
      {
        onText: (piece) => {
          pieces.push(piece);
          second.resolve();
        },
      },
    );
    expect(pieces).toEqual(['One. ', 'Two.\n“три” — 🙂']);
    expect(streamed).toEqual(await chat.streamAnswer({ message: 'Hi' }));
  });

  test.each([
    [new AppError('NOT_READY'), 'NOT_READY', 409],
    [new AppError('CONVERSION_NOT_FOUND'), 'CONVERSION_NOT_FOUND', 404],
    [new Error('secret'), 'INTERNAL', 500],
    [deadTable, 'UNAVAILABLE', 503],
  ])('keeps the HTTP status of an error before the first piece: %s', async (error, code, status) => {
    const { baseUrl, chat } = await serve(() => Promise.reject(error));
    const response = await fetch(`${baseUrl}/api/chat/stream`, {
      method: 'POST',
      headers: { accept: 'text/event-stream' },
      body: JSON.stringify({ message: 'Hi' }),
    });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      status,
      'application/json; charset=utf-8',
    ]);
    expect(response.headers.get('retry-after')).toBe(status === 503 ? '3' : null);
    await expect(
      chat.streamAnswer.stream({ message: 'Hi' }, { onText: () => undefined }),
    ).rejects.toMatchObject({ code });
  });

  test('rejects bad input and callers over the limit before it starts', async () => {
    const { chat } = await serve(async () => reply);
    const onText = () => undefined;
    await expect(chat.streamAnswer.stream({ message: '  ' }, { onText })).rejects.toMatchObject({
      code: 'VALIDATION',
    });
    table.on(UpdateCommand).resolves({ Attributes: { calls: 1000 } });
    await expect(chat.streamAnswer.stream({ message: 'Hi' }, { onText })).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      status: 429,
    });
  });

  test('reports an error after the first piece as an event, without its cause', async () => {
    const { baseUrl, chat } = await serve(async (_input, { sendText }) => {
      sendText('One. ');
      throw new Error('secret');
    });
    const pieces: string[] = [];
    const streamed = chat.streamAnswer.stream({ message: 'Hi' }, { onText: (piece) => pieces.push(piece) });
    await expect(streamed).rejects.toMatchObject({ code: 'INTERNAL', requestId: 'request-1' });
    expect(pieces).toEqual(['One. ']);
    const raw = await fetch(baseUrl, {
      method: 'POST',
      headers: { accept: 'text/event-stream' },
      body: '{"message":"Hi"}',
    });
    expect(await raw.text()).not.toContain('secret');
  });

  test('reports an outage of the table after the first piece as UNAVAILABLE', async () => {
    const { chat } = await serve(async (_input, { sendText }) => {
      sendText('One. ');
      throw deadTable;
    });
    const streamed = chat.streamAnswer.stream({ message: 'Hi' }, { onText: () => undefined });
    await expect(streamed).rejects.toMatchObject({ code: 'UNAVAILABLE', requestId: 'request-1' });
  });

  test('stops the handler when the client disconnects, before the first piece and after it', async () => {
    for (const pieces of [[], ['One. ']]) {
      const stopped = Promise.withResolvers<void>();
      const begun = Promise.withResolvers<void>();
      const { chat } = await serve(async (_input, { sendText, signal }) => {
        for (const piece of pieces) sendText(piece);
        begun.resolve();
        await once(signal, 'abort');
        stopped.resolve();
        return reply;
      });
      const caller = new AbortController();
      const streamed = chat.streamAnswer.stream(
        { message: 'Hi' },
        { onText: () => undefined, signal: caller.signal },
      );
      await begun.promise;
      caller.abort();
      await expect(streamed).rejects.toThrow();
      await stopped.promise;
    }
  });

  test('is an error if it breaks off, never half an answer', async () => {
    const broken = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end('event: text\ndata: {"text":"One. "}\n\n:\n\nevent: done\ndata: {"mess');
    });
    const port = await listen(broken);
    stops.push(() => close(broken));
    const pieces: string[] = [];
    const { chat } = createClient({ baseUrl: `http://127.0.0.1:${port}` });
    await expect(
      chat.streamAnswer.stream({ message: 'Hi' }, { onText: (piece) => pieces.push(piece) }),
    ).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(pieces).toEqual(['One. ']);
  });

  test('is requested with a body hash, which CloudFront needs to sign the call', async () => {
    const hashes: (string | null)[] = [];
    const { chat } = createClient({
      fetch: async (_url, init) => {
        hashes.push(new Headers(init?.headers).get('x-amz-content-sha256'));
        return Response.json(reply);
      },
    });
    await chat.streamAnswer({ message: 'Hi' });
    expect(hashes).toEqual(['aedb816a79ec559730bb9c4376036c77f9e31a329f996c58ebc4ae516788192e']);
  });

  test('stays open with a heartbeat while it has nothing to send', () => {
    vi.useFakeTimers();
    const stream = Object.assign(new PassThrough(), { writeHead: () => stream });
    const written: string[] = [];
    stream.on('data', (chunk) => written.push(String(chunk)));
    const streamed = openEventReply(stream, true);
    vi.advanceTimersByTime(25_000);
    void streamed.finish({ statusCode: 200, body: '{}' });
    vi.advanceTimersByTime(25_000);
    vi.useRealTimers();
    expect(stream.read() ?? written.join('')).toBe(':\n\n:\n\nevent: done\ndata: {}\n\n');
  });
});
