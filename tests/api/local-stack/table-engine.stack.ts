import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTable } from '#functions/storage/dynamodb/table.ts';
import { createTable, startDynamodb, type TableEngine } from '#infra/local/engines/dynamodb-engine.ts';

const folder = mkdtempSync(join(tmpdir(), 'gptsites-table-engine-'));
const logged = vi.spyOn(console, 'error').mockReturnValue();
const started: number[] = [];
let engine: TableEngine;

beforeAll(async () => {
  engine = await startDynamodb(join(folder, 'table.sqlite'), (pid) => started.push(pid));
  Object.assign(process.env, {
    AWS_REGION: 'local',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint,
  });
  await createTable('kept');
});
afterAll(async () => {
  await engine?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('the table engine restarts every time it dies and keeps its data', async () => {
  const table = openTable('kept');
  const key = { pk: 'CONVERSION#one', sk: 'RECORD' };
  await table.put({ ...key, name: 'as it was' });
  for (let deaths = 1; deaths <= 2; deaths++) {
    process.kill(engine.pid() ?? 0, 'SIGKILL');
    await expect.poll(() => started.length).toBe(deaths + 1);
    await expect.poll(() => table.get(key).catch(() => undefined)).toEqual({ ...key, name: 'as it was' });
    expect(engine.pid()).toBe(started.at(-1));
  }
  expect(logged.mock.calls.map(([line]) => String(line))).toEqual(
    Array(2).fill('The embedded DynamoDB ended (SIGKILL); restarting it.'),
  );
});
