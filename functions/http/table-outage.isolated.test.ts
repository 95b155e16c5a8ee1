import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { close, listen } from '#infra/local/listen.ts';
import { context, describeEvent } from '#tests/support/worlds/lambda-fixture.ts';

Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' });
const server = createServer();
process.env.AWS_ENDPOINT_URL_DYNAMODB = `http://127.0.0.1:${await listen(server)}`;
const { handler: getProgress } = await import('#functions/api/conversions/get-progress.ts');

/** Each test starts its own failing table on the one port the client knows. */
const port = Number(new URL(process.env.AWS_ENDPOINT_URL_DYNAMODB).port);
await close(server);
let table: Server | undefined;
afterEach(async () => {
  if (table) await close(table);
  table = undefined;
});

async function startTable(answer: RequestListener): Promise<void> {
  table = createServer(answer);
  await listen(table, port);
}

const answerWith =
  (status: number, type: string): RequestListener =>
  (request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0', connection: 'close' });
    response.end(
      JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${type}`, message: 'secret detail' }),
    );
  };

const conversionId = `conv_edgpt_${'0'.repeat(26)}`;
async function call() {
  const began = performance.now();
  const {
    statusCode,
    headers,
    body = '',
  } = await getProgress(describeEvent({ pathParameters: { conversionId } }), context);
  expect(body).not.toContain('secret detail');
  const retryAfter = headers?.['retry-after'];
  return { statusCode, retryAfter, body: JSON.parse(body), seconds: (performance.now() - began) / 1000 };
}

/** The timeout of API functions is ten seconds (functions/policy). */
const functionSeconds = 10;

describe('a call gets 503 with Retry-After within seconds', () => {
  test.each<[string, RequestListener | undefined]>([
    ['is unreachable', undefined],
    ['accepts calls and never answers', () => undefined],
    ['hangs up', (request) => request.socket.destroy()],
    ['fails internally', answerWith(500, 'InternalServerError')],
    ['is down', answerWith(503, 'ServiceUnavailable')],
    ['answers 502 with an unknown code', answerWith(502, 'SomethingNew')],
    ['throttles', answerWith(400, 'ProvisionedThroughputExceededException')],
  ])('when the table %s', async (_state, answer) => {
    if (answer) await startTable(answer);
    const reply = await call();
    expect(reply).toMatchObject({
      ...{ statusCode: 503, retryAfter: '3' },
      body: { error: { code: 'UNAVAILABLE', requestId: 'request-1' } },
    });
    expect(reply.seconds).toBeLessThan(functionSeconds);
  });
});

test.each(['ResourceNotFoundException', 'ValidationException', 'AccessDeniedException'])(
  'a mistake of ours (%s from the table) stays a 500',
  async (type) => {
    await startTable(answerWith(400, type));
    expect(await call()).toMatchObject({
      ...{ statusCode: 500, retryAfter: undefined },
      body: { error: { code: 'INTERNAL' } },
    });
  },
);
