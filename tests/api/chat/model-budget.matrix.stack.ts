import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openModelStore } from '#functions/storage/dynamodb/chat/model-store.ts';
import { openTable } from '#functions/storage/dynamodb/table.ts';
import { createTable, startDynamodb, type TableEngine } from '#infra/local/engines/dynamodb-engine.ts';

const folder = mkdtempSync(join(tmpdir(), 'gptsites-budget-'));
const daily = { tokens: 1000, calls: 40 };
const noon = Date.UTC(2026, 10, 25, 12);
let engine: TableEngine;
let store: ReturnType<typeof openModelStore>;

beforeAll(async () => {
  engine = await startDynamodb(join(folder, 'table.sqlite'));
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint,
  });
  await createTable('budgets');
  store = openModelStore(openTable('budgets'));
});
afterAll(async () => {
  await engine?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('one visitor uses at most a twentieth of an assistant’s daily budget, by tokens and by calls', async () => {
  const budget = store.openBudget(daily, 'chat');
  expect(await budget.reserve('school', noon, 51, 'a')).toBe(false);
  expect(await budget.reserve('school', noon, 30, 'a')).toBe(true);
  expect(await budget.reserve('school', noon, 21, 'a')).toBe(false);
  await budget.settle('school', noon, -10, 'a');
  expect(await budget.reserve('school', noon, 30, 'a')).toBe(true);
  expect(await budget.reserve('school', noon, 0, 'a')).toBe(false);
  expect(await budget.reserve('school', noon, 50, 'b')).toBe(true);
});

test('spending counts towards its own day, budget and assistant only', async () => {
  const budget = store.openBudget(daily, 'chat');
  expect(await budget.reserve('firm', noon, 900)).toBe(true);
  expect(await budget.reserve('firm', noon, 101)).toBe(false);
  expect(await budget.reserve('firm', noon, 100)).toBe(true);
  expect(await budget.reserve('firm', noon, 1)).toBe(false);
  expect(await budget.reserve('firm', noon + 86_400_000, 1)).toBe(true);
  expect(await store.openBudget(daily, 'exam').reserve('firm', noon, 250)).toBe(true);
  expect(await store.openBudget(daily, 'exam').reserve('firm', noon, 1)).toBe(false);
  expect(await store.openBudget(daily, 'summary').reserve('firm', noon, 51)).toBe(false);
  expect(await budget.reserve('shop', noon, 1000)).toBe(true);
});
