import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTable } from '#functions/storage/dynamodb/table.ts';
import { createTable, type Engine, startDynamodb } from '#infra/local/engines/dynamodb-engine.ts';

const command = fileURLToPath(new URL('../../../infra/operations/restore-items.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'gptsites-restore-'));
let engine: Engine;

beforeAll(async () => {
  engine = await startDynamodb(join(folder, 'table.sqlite'));
  Object.assign(process.env, {
    AWS_REGION: 'local',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint,
  });
  for (const name of ['in-use', 'restored']) await createTable(name);
});
afterAll(async () => {
  await engine?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const restore = (...options: string[]) => promisify(execFile)(process.execPath, [command, ...options]);
const tables = ['--from', 'restored', '--to', 'in-use'];
/** More than one page of a query and one batch of writes hold. */
const pages = Array.from({ length: 60 }, (_, number) => ({
  pk: 'CONVERSION#lost',
  sk: `PAGE#${number}`,
  text: 'x'.repeat(30_000),
}));
const kept = { pk: 'CONVERSION#kept', sk: 'RECORD' };

test('a restore brings back lost items, of one partition or of all, and keeps newer ones', async () => {
  const [inUse, restored] = [openTable('in-use'), openTable('restored')];
  for (const page of pages) await restored.put(page);
  await restored.put({ ...kept, name: 'as it was' });
  await inUse.put({ ...kept, name: 'as it is' });
  await inUse.put({ ...kept, sk: 'NEW' });
  const { stdout } = await restore(...tables, '--partition', 'CONVERSION#lost');
  expect(stdout).toContain('60 items');
  for (const { pk, sk } of pages) expect(await inUse.get({ pk, sk })).toBeDefined();
  expect(await inUse.get(kept)).toMatchObject({ name: 'as it is' });
  await restore(...tables, '--everything');
  expect(await inUse.get(kept)).toMatchObject({ name: 'as it was' });
  expect(await inUse.get({ ...kept, sk: 'NEW' })).toBeDefined();
});

test.each([
  ['no tables', ['--everything']],
  ['one table twice', ['--from', 'in-use', '--to', 'in-use', '--everything']],
  ['neither a partition nor everything', tables],
  ['both', [...tables, '--everything', '--partition', 'CONVERSION#lost']],
])('a restore does nothing when called with %s', async (_name, options) => {
  await expect(restore(...options)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('--from'),
  });
});
