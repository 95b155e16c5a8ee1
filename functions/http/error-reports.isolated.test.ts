import { DynamoDBDocumentClient, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { context, describeEvent } from '#tests/support/worlds/lambda-fixture.ts';

const { handler: reportError } = await import('#functions/api/system/report-error.ts');
const { handler: reportFailedAction } = await import('#functions/api/system/report-failed-action.ts');

// Document 1 section 7.

const table = mockClient(DynamoDBDocumentClient);
beforeEach(() => {
  table.reset();
  countCalls(1);
});

const countCalls = (calls: number) => table.on(UpdateCommand).resolves({ Attributes: { calls } });
const timestamp = '2026-11-21T10:00:00.000Z';

const screen = {
  error: {
    type: 'network',
    message: 'Failed to fetch',
    code: 'ERR_UNKNOWN',
    timestamp,
    url: 'https://edgpt.ai/',
    userAgent: 'Firefox',
    stack: 'at page',
  },
};
const boundary = {
  error: { ...screen.error, name: 'TypeError', componentStack: 'in Page' },
};
const failedAction = {
  error: { message: 'Unexpected token', stack: 'at form', timestamp },
  context: {
    action: 'trial-signup',
    domain: 'edgpt.ai',
    userAgent: 'Firefox',
    url: 'https://edgpt.ai/',
    timestamp,
  },
  userRequest: 'Start a free trial',
};

describe.each([
  { name: 'the error screen', handler: reportError, body: screen, stored: screen.error },
  { name: 'the error boundary', handler: reportError, body: boundary, stored: boundary.error },
  { name: 'a signup that failed', handler: reportFailedAction, body: failedAction, stored: failedAction },
])('a report of $name', ({ handler, body, stored }) => {
  const send = () => handler(describeEvent({ body: JSON.stringify(body) }), context);
  const listStored = () => table.commandCalls(PutCommand).map(({ args }) => args[0].input.Item);

  test('is stored completely under its day, for thirty days', async () => {
    const before = Date.now();
    expect((await send()).statusCode).toBe(200);
    const [item, ...others] = listStored();
    expect(others).toEqual([]);
    expect(item).toMatchObject({ report: stored, pk: `ERRORS#${String(item?.receivedAt).slice(0, 10)}` });
    const keptSeconds = Number(item?.expiresAt) - Date.parse(String(item?.receivedAt)) / 1000;
    expect(Math.round(keptSeconds / 86_400)).toBe(30);
    expect(Date.parse(String(item?.receivedAt))).toBeGreaterThanOrEqual(before);
  });

  test('is accepted twenty times in ten minutes per address, then rejected and not stored', async () => {
    countCalls(20);
    expect((await send()).statusCode).toBe(200);
    countCalls(21);
    const refused = await send();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers?.['retry-after'])).toBeLessThanOrEqual(600);
    expect(listStored()).toHaveLength(1);
  });
});

test('a report that is too long is truncated, not rejected', async () => {
  const body = JSON.stringify({ error: { message: 'm'.repeat(5000), stack: 's'.repeat(50_000) } });
  expect((await reportError(describeEvent({ body }), context)).statusCode).toBe(200);
  const item = table.commandCalls(PutCommand)[0]?.args[0].input.Item;
  expect([item?.report.message.length, item?.report.stack.length]).toEqual([2000, 8000]);
});

test('a report holds no query of an address, nor the secret of a mailed link behind its #', async () => {
  const url = 'https://edgpt.ai/messages?email=a@b.example#token=01JDZ3W9M4Q8X7V6T5S4R3P2N1';
  const { error: shown, context: where } = { ...failedAction, error: screen.error };
  const stack = 'at send (https://edgpt.ai/assets/a.js?user=ana:10:5)';
  const error = { ...shown, message: 'GET /api/x?user=ana failed', stack };
  await reportError(describeEvent({ body: JSON.stringify({ error: { ...error, url } }) }), context);
  const body = JSON.stringify({ ...failedAction, context: { ...where, url } });
  await reportFailedAction(describeEvent({ body }), context);
  const stored = table.commandCalls(PutCommand).map(({ args }) => JSON.stringify(args[0].input.Item));
  expect(stored).toEqual([0, 1].map(() => expect.stringContaining('"https://edgpt.ai/messages"')));
  expect(stored.join()).not.toMatch(/user=|email=|token=/);
  expect(stored[0]).toContain('GET /api/x failed');
  expect(stored[0]).toContain('(https://edgpt.ai/assets/a.js:10:5)');
});
