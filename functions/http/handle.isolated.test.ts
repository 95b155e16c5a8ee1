import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { conversions } from '#shared/contract/conversions.ts';
import { system } from '#shared/contract/system.ts';
import { errorTable } from '#shared/errors.ts';
import { context, describeEvent } from '#tests/support/worlds/lambda-fixture.ts';
import { type ApiHandler, handle } from './handle.ts';
import { functionPayloadLimitBytes } from './payload-limit.ts';

const { handler: getProgress } = await import('#functions/api/conversions/get-progress.ts');
const { handler: createTrial } = await import('#functions/api/signup/create-trial.ts');

const table = mockClient(DynamoDBDocumentClient);
const queue = mockClient(SQSClient);
beforeEach(() => {
  table.reset();
  queue.reset();
  table.on(UpdateCommand).resolves({ Attributes: { calls: 1 } });
  table.on(QueryCommand).resolves({ Items: [] });
});

const conversionId = `conv_edgpt_${'0'.repeat(26)}`;

describe('the edge, when AWS fails', () => {
  test.each([
    ['the table', 'ThrottlingException'],
    ['Lambda', 'TooManyRequestsException'],
  ])('returns 503 with Retry-After when %s throttles, without the cause', async (_service, name) => {
    table.on(BatchGetCommand).rejects(Object.assign(new Error('Rate exceeded for arn:aws:x'), { name }));
    const reply = await call(getProgress, { pathParameters: { conversionId } });
    expect(reply.statusCode).toBe(503);
    expect(reply.headers?.['retry-after']).toBe('3');
    expect(reply.body).not.toContain('arn:aws');
  });

  test('returns INTERNAL with the request id for any unexpected error', async () => {
    table.on(BatchGetCommand).rejects(new Error('secret detail'));
    const reply = await call(getProgress, { pathParameters: { conversionId } });
    expect(reply.statusCode).toBe(500);
    expect(JSON.parse(reply.body ?? '')).toMatchObject({
      error: { code: 'INTERNAL', requestId: 'request-1' },
    });
    expect(reply.body).not.toContain('secret detail');
  });

  test('returns 503 before Lambda ends a call whose step hangs', async () => {
    table.on(UpdateCommand).callsFake(() => new Promise(() => undefined));
    const hurried = { ...context, getRemainingTimeInMillis: () => 20 };
    const event = describeEvent({ pathParameters: { brandId: 'edgpt' }, body: '{}' });
    expect((await createTrial(event, hurried)).statusCode).toBe(503);
  });

  test('logs the route and cause of a failure', async () => {
    vi.stubEnv('LOG_LEVEL', 'ERROR');
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    table.on(BatchGetCommand).rejects(new TypeError('secret detail'));
    await call(getProgress, { pathParameters: { conversionId } });
    const entries = written.mock.calls.map(([line]) => JSON.parse(String(line)));
    vi.unstubAllEnvs();
    written.mockRestore();
    expect(entries).toMatchObject([
      {
        level: 'ERROR',
        requestId: 'request-1',
        route: conversions.getProgress.path,
        error: { name: 'TypeError' },
      },
    ]);
  });

  test('rejects a caller over the limit with the seconds to wait', async () => {
    table.on(UpdateCommand).resolves({ Attributes: { calls: 1000 } });
    const reply = await call(createTrial, { pathParameters: { brandId: 'edgpt' }, body: '{}' });
    expect(reply.statusCode).toBe(429);
    expect(Number(reply.headers?.['retry-after'])).toBeGreaterThan(0);
  });

  test('keeps a signup whose queue message failed: the sweeper sends it', async () => {
    table.on(GetCommand).resolves({});
    table.on(TransactWriteCommand).resolves({});
    queue.on(SendMessageCommand).rejects(new Error('queue is down'));
    const reply = await call(createTrial, {
      pathParameters: { brandId: 'edgpt' },
      body: JSON.stringify(trial),
    });
    expect(reply.statusCode).toBe(200);
  });
});

const trial = {
  schoolInfo: { name: 'Maple Grove', website: 'https://maple-grove.org', institutionType: 'private' },
  adminContact: {
    name: 'Elena',
    email: 'elena@maple-grove.org',
    username: 'elena',
    password: 'correct horse',
  },
  sourceType: 'website',
};

function call(handler: ApiHandler, parts: { pathParameters: Record<string, string>; body?: string }) {
  return handler(describeEvent(parts), context);
}

test.each([
  ['6 MB and more', 'x'.repeat(functionPayloadLimitBytes)],
  ['6 MB with its escapes', '"'.repeat(functionPayloadLimitBytes / 2)],
])('a reply of %s says what to do, instead of failing without a word', async (_size, summary) => {
  const openApi = { openapi: '3.1.0', paths: {}, summary };
  const reply = await handle(system.getOpenApi, async () => openApi)(describeEvent({}), context);
  expect([reply.statusCode, JSON.parse(reply.body ?? '')]).toEqual([
    413,
    expect.objectContaining({
      error: { code: 'REPLY_TOO_LARGE', message: errorTable.REPLY_TOO_LARGE.message, requestId: 'request-1' },
    }),
  ]);
});

describe('a deferred module', () => {
  const release = Promise.withResolvers<{ Attributes: { calls: number } }>();
  const confirm = (preload: () => Promise<unknown>) =>
    handle(auth.confirmEmail, async () => ({ success: true as const, message: 'done' }), preload);
  const event = describeEvent({ body: JSON.stringify({ token: 'x'.repeat(43) }) });

  test('loads while the table is read', async () => {
    table.on(UpdateCommand).callsFake(() => release.promise);
    const reply = confirm(async () => release.resolve({ Attributes: { calls: 1 } }))(event, context);
    expect((await reply).statusCode).toBe(200);
  });

  test('does not fail the call when it can’t be loaded', async () => {
    expect((await confirm(async () => Promise.reject(new Error('gone')))(event, context)).statusCode).toBe(
      200,
    );
  });
});
