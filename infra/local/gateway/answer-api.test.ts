import { createHash } from 'node:crypto';
import type { Server } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { functionPayloadLimitBytes, tooLarge } from '#functions/http/payload-limit.ts';
import { gatewayBodyLimitBytes } from '#infra/site/service-limits.ts';
import { createClient } from '#shared/client.ts';
import { type ErrorCode, errorTable } from '#shared/errors.ts';
import { createHttpServer } from '../create-http-server.ts';
import { close, listen } from '../listen.ts';
import { answerApi, type Handler } from './answer-api.ts';
import { createThrottle } from './throttle.ts';

const json = { 'content-type': 'application/json' };
let server: Server | undefined;
afterEach(async () => {
  if (server) await close(server);
  vi.restoreAllMocks();
});

/** Serves this handler behind every route. */
async function serve(handler: Handler, admits = () => true): Promise<string> {
  server = createHttpServer((request, response) =>
    answerApi(request, response, new URL(request.url ?? '', 'http://localhost'), {
      admits,
      loadHandler: async () => handler,
    }),
  );
  return `http://127.0.0.1:${await listen(server)}`;
}

const answer: Handler = async () => ({ statusCode: 200, body: '{}' });
const fail: Handler = () => Promise.reject(new Error('secret'));
const bodyOf = (bytes: number) => JSON.stringify({ message: 'x'.repeat(bytes) });
const hashOf = (body: string) => createHash('sha256').update(body).digest('hex');
const signed = (body: string) => ({ ...json, 'x-amz-content-sha256': hashOf(body) });

/** Sends a request, then lets the typed client read the same reply. */
async function ask(url: string, init: RequestInit) {
  const response = await fetch(url, init);
  const body = await response.clone().text();
  const client = createClient({ fetch: async () => response });
  const error: unknown = await client.system.getStatus({}).catch((reason: unknown) => reason);
  return { status: response.status, type: response.headers.get('x-amzn-errortype'), body, error };
}

describe('the client reads what AWS answers itself:', () => {
  const chat = { method: 'POST', body: bodyOf(2) };
  const large = bodyOf(functionPayloadLimitBytes);
  test.each<[string, string, RequestInit, number, string, ErrorCode, string?]>([
    ['an unknown path', '/api/nothing-here', {}, 404, '{"message":"Not Found"}', 'NOT_FOUND'],
    ['another method', '/api/demo-view', {}, 404, '{"message":"Not Found"}', 'NOT_FOUND'],
    [
      'a body over the limit of a function',
      '/api/demo-view',
      { method: 'POST', headers: json, body: large },
      ...([413, expect.stringContaining('the signed link'), 'PAYLOAD_TOO_LARGE', tooLarge.text] as const),
    ],
    [
      'a body over the limit of the gateway',
      '/api/demo-view',
      { method: 'POST', headers: json, body: bodyOf(gatewayBodyLimitBytes) },
      ...([413, expect.stringContaining('the signed link'), 'PAYLOAD_TOO_LARGE', tooLarge.text] as const),
    ],
    [
      'a body that only its escapes take over the limit',
      '/api/demo-view',
      { method: 'POST', headers: json, body: '"'.repeat(functionPayloadLimitBytes / 2) },
      ...([413, '{"message":"Request Entity Too Large"}', 'PAYLOAD_TOO_LARGE'] as const),
    ],
    [
      'a question without the hash of its body',
      '/api/chat/stream',
      { ...chat, headers: json },
      ...([403, expect.stringContaining('The request signature we calculated'), 'FORBIDDEN'] as const),
    ],
    [
      'a question with the hash of another body',
      '/api/chat/stream',
      { ...chat, headers: signed('other') },
      ...([403, expect.stringContaining('The request signature we calculated'), 'FORBIDDEN'] as const),
    ],
  ])('%s', async (_name, path, init, status, body, code, text: string = errorTable[code].message) => {
    const url = await serve(answer);
    expect(await ask(`${url}${path}`, init)).toMatchObject({
      ...{ status, body },
      error: { code, message: text },
    });
  });

  test('a call beyond the throttle of the stage, until a second has passed', async () => {
    let now = 0;
    const url = await serve(
      answer,
      createThrottle({ perSecond: 2, burst: 2 }, () => now),
    );
    const statuses = async () => {
      const replies = [];
      for (let call = 0; call < 3; call++) replies.push((await fetch(`${url}/api/system/status`)).status);
      return replies;
    };
    expect(await statuses()).toEqual([200, 200, 429]);
    expect(await ask(`${url}/api/system/status`, {})).toMatchObject({
      body: '{"message":"Too Many Requests"}',
      error: { code: 'RATE_LIMITED' },
    });
    now = 1000;
    expect(await statuses()).toEqual([200, 200, 429]);
  });

  test.each<[string, Handler]>([
    ['a function that fails', fail],
    ['a reply over the limit', async () => ({ body: 'x'.repeat(functionPayloadLimitBytes) })],
  ])('%s', async (_name, handler) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const url = await serve(handler);
    expect(await ask(`${url}/api/system/status`, {})).toMatchObject({
      status: 500,
      body: '{"message":"Internal Server Error"}',
      error: { code: 'INTERNAL' },
    });
    expect(logged).toHaveBeenCalledTimes(1);
  });

  test('a streaming function that fails', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const url = await serve(fail);
    const body = bodyOf(2);
    expect(
      await ask(`${url}/api/chat/stream`, { method: 'POST', headers: signed(body), body }),
    ).toMatchObject({
      status: 502,
      body: 'Internal Server Error',
      error: { code: 'UNAVAILABLE' },
    });
  });
});

test('a function knows the time and the memory of its route', async () => {
  const url = await serve(async (...call) => {
    const context = call.length === 3 ? call[2] : call[1];
    return {
      body: JSON.stringify([
        Math.ceil(context.getRemainingTimeInMillis() / 1000),
        context.memoryLimitInMB,
        context.functionName,
      ]),
    };
  });
  expect(await (await fetch(`${url}/api/system/status`)).json()).toEqual([10, '512', 'system-getStatus']);
});
