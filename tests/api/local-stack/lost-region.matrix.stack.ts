import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTable, startDynamodb } from '#infra/local/engines/dynamodb-engine.ts';
import { localNames } from '#infra/local/least-privilege/local-targets.ts';
import { openAgent } from '#tests/support/callers/signed-in.ts';
import { describeTrial, followConversion } from '#tests/support/callers/trial.ts';
import { spawnStack } from '#tests/support/stacks/spawn-stack.ts';

const root = mkdtempSync(join(tmpdir(), 'gptsites-lost-region-'));
const restored = `${localNames.table}-restored`;
const question = 'When is the office open?';
const trial = describeTrial('Maple Grove', '');
const { email = '', password = '' } = trial.adminContact;
const restoreFile = fileURLToPath(new URL('../../../infra/operations/restore-items.ts', import.meta.url));

const restore = (from: string, to: string) =>
  promisify(execFile)(process.execPath, [restoreFile, '--from', from, '--to', to, '--everything']);

beforeAll(() => {
  vi.stubEnv('AWS_REGION', localNames.region);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

test('after the loss of a region a fresh stack answers from the restored table and objects, and the owner signs in', async () => {
  const [lost, fresh] = ['lost-', 'fresh-'].map((name) => mkdtempSync(join(root, name)));
  if (!lost || !fresh) return expect.fail();
  const before = await spawnStack(lost);
  const visitor = openAgent(before.url);
  const website = { ...trial.schoolInfo, website: before.smallSiteUrl };
  const { conversionId } = await visitor.client.signup.createTrial({ ...trial, schoolInfo: website });
  await followConversion(visitor.client, conversionId);
  const answered = await visitor.client.chat.sendMessage({ message: question, conversionId });
  await before.stop();

  // What a backup keeps: the items, in a table with another name, and the objects. The table of the new stack is empty.
  for (const part of ['table.sqlite', 'objects'])
    cpSync(join(lost, part), join(fresh, part), { recursive: true });
  const engine = await startDynamodb(join(fresh, 'table.sqlite'));
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', engine.endpoint);
  await createTable(restored);
  await restore(localNames.table, restored);
  const client = new DynamoDBClient({});
  await client.send(new DeleteTableCommand({ TableName: localNames.table }));
  client.destroy();
  await createTable(localNames.table);
  expect((await restore(restored, localNames.table)).stdout).toMatch(/^[1-9]\d* items were copied back/);
  await engine.stop();

  const after = await spawnStack(fresh);
  const { client: api, signIn } = openAgent(after.url);
  const { response, sources } = await api.chat.sendMessage({ message: question, conversionId });
  expect(response).toContain('8 am to 3 pm');
  expect({ response, sources }).toEqual({ response: answered.response, sources: answered.sources });
  expect((await signIn(email ?? '', password ?? '')).outcome).toBe('signed-in');
  await after.stop();
});
