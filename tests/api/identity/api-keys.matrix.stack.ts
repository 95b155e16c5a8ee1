import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { listRoutes } from '#shared/contract/index.ts';
import { findNeededScope } from '#shared/contract/key-scope.ts';
import { type ApiKeyScope, apiKeyLimit } from '#shared/domain/api-key.ts';
import { type Agent, openAgent } from '#tests/support/callers/signed-in.ts';
import { describeTrial, followConversion } from '#tests/support/callers/trial.ts';
import { type JoinedStack, joinSampleSchool } from '#tests/support/stacks/join-stack.ts';

let stack: JoinedStack;
let conversionId: string;
let owner: Agent;
let currentPassword: string;
let strangersId: string;
const folder = mkdtempSync(join(tmpdir(), 'gptsites-examples-'));

beforeAll(async () => {
  const school = await joinSampleSchool();
  ({ stack, conversionId } = school);
  currentPassword = school.owner.password;
  owner = openAgent(stack.url);
  await owner.signIn(school.owner.email, currentPassword);
  const { client } = openAgent(stack.url);
  const stranger = describeTrial('Key Stranger', `${stack.smallSiteUrl}/`);
  strangersId = (await client.signup.createTrial(stranger)).conversionId;
  await followConversion(client, strangersId);
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  stack?.leave();
});

const make = (scope: ApiKeyScope) =>
  owner.client.apiKeys.create({ name: `To ${scope}`, scope, currentPassword });

/** A program with a key, which has no cookies. */
function openProgram(token: string) {
  const program = openAgent(stack.url);
  program.setToken(token);
  return program.client;
}

/** Our pages' client sends no token with a visitor's question; a program does. */
async function ask(token: string, id = conversionId) {
  const reply = await fetch(`${stack.url}/api/chat`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ conversionId: id, message: 'What is the phone number of the school?' }),
  });
  return { status: reply.status, body: await reply.text() };
}

test('a key is made with the password only, shown once, and refused from the moment it ends', async () => {
  await expect(
    owner.client.apiKeys.create({ name: 'Guessed', scope: 'ask', currentPassword: 'wrong' }),
  ).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
  const { key, token } = await make('ask');
  const { keys } = await owner.client.apiKeys.list({});
  expect(keys).toContainEqual(key);
  expect(JSON.stringify(keys)).not.toContain(token.split('_').at(-1));
  expect((await ask(token)).body).toContain('(541) 555-0142');
  const used = (await owner.client.apiKeys.list({})).keys.find(({ keyId }) => keyId === key.keyId);
  expect(used?.lastUsedAt).toBeDefined();
  await owner.client.apiKeys.revoke({ keyId: key.keyId });
  expect(await ask(token)).toMatchObject({ status: 401 });
});

test('a scope does what it says and no more, on the assistants of its organization alone', async () => {
  const [asking, read, manage] = await Promise.all([make('ask'), make('read'), make('manage')]);
  const tag = (program: Agent['client'], sessionId: string) =>
    program.chatHistory.tagSession({
      brandId: 'edgpt',
      conversionId,
      sessionId,
      tag: 'program',
      isSet: true,
    });
  const { sessionId } = z.object({ sessionId: z.string() }).parse(JSON.parse((await ask(asking.token)).body));
  const list = (program: Agent['client'], id = conversionId) =>
    program.chatHistory.listSessions({ brandId: 'edgpt', conversionId: id });
  await expect(list(openProgram(asking.token))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect((await list(openProgram(read.token))).sessions.map(({ id }) => id)).toContain(sessionId);
  await expect(tag(openProgram(read.token), sessionId)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await tag(openProgram(manage.token), sessionId);
  for (const { token, key } of [asking, read, manage]) {
    const program = openProgram(token);
    expect(await ask(token, strangersId)).toMatchObject({ status: 404 });
    if (key.scope !== 'ask')
      await expect(list(program, strangersId)).rejects.toMatchObject({ code: 'CONVERSION_NOT_FOUND' });
    for (const call of [
      () => program.apiKeys.list({}),
      () => program.members.list({}),
      () => program.account.get({}),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await owner.client.apiKeys.revoke({ keyId: key.keyId });
  }
});

test.each([
  ['another secret', (token: string) => token.slice(0, -4).concat('AAAA')],
  ['another organization', (token: string) => token.replace(/_[^_]+_/, '_another_')],
  ['no form of a key', () => 'gpts_nothing'],
])('a key with %s is refused', async (_what, forge) => {
  const { key, token } = await make('read');
  const program = openProgram(forge(token));
  await expect(program.chatHistory.listSessions({ brandId: 'edgpt', conversionId })).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
  await owner.client.apiKeys.revoke({ keyId: key.keyId });
});

test('fourteen keys made at once are ten', async () => {
  const made = await Promise.allSettled(Array.from({ length: 14 }, () => make('ask')));
  const { keys } = await owner.client.apiKeys.list({});
  expect(keys).toHaveLength(apiKeyLimit);
  const tokens = made.flatMap((result) => (result.status === 'fulfilled' ? [result.value.token] : []));
  expect(new Set(tokens).size).toBe(tokens.length);
  for (const { keyId } of keys) await owner.client.apiKeys.revoke({ keyId });
});

test('no scope reaches what only a person may do', () => {
  const reached = listRoutes().filter(({ route }) => route.access !== 'public' && findNeededScope(route));
  expect(reached.length).toBeGreaterThan(60);
  expect([...new Set(reached.map(({ area }) => area))]).not.toEqual(
    expect.arrayContaining(['account', 'auth', 'members', 'apiKeys', 'superadmin']),
  );
  for (const area of ['account', 'auth', 'members', 'apiKeys', 'superadmin', 'signup'])
    expect(reached.filter((found) => found.area === area).map(({ file }) => file)).toEqual([]);
});

/** A machine without a language of an example skips it. */
const isThere = (program: string) => spawnSync(program, ['--version']).status === 0;

const examples = [
  ...readFileSync('docs/examples.md', 'utf8').matchAll(/```(sh|ts|python) run\n(.+?)```/gs),
].map(([, language = '', code = ''], index) => ({ name: `${index + 1} in ${language}`, language, code }));

describe('the page of examples', () => {
  const programs: Record<string, { name: string; run: string }> = {
    sh: { name: 'example.sh', run: 'sh' },
    ts: { name: 'example.mts', run: process.execPath },
    python: { name: 'example.py', run: 'python3' },
  };
  let token = '';
  beforeAll(async () => {
    ({ token } = await make('ask'));
  });

  const needs: Record<string, string> = { sh: 'curl', python: 'python3' };
  const runnable = examples.filter(({ language }) => !needs[language] || isThere(needs[language]));
  test.each(runnable)('answers by example $name', async ({ language, code }) => {
    const { name, run } = programs[language] ?? { name: 'none', run: 'false' };
    const file = join(folder, name);
    writeFileSync(file, code);
    const env = { ...process.env, ORIGIN: stack.url, ASSISTANT: conversionId, GPTSITES_KEY: token };
    const { stdout } = await promisify(execFile)(run, [file], { env });
    expect(stdout).toContain('(541) 555-0142');
    expect(stdout).toContain(stack.sampleSiteUrl);
  });

  test('has an example of each kind', () => {
    expect(examples.map(({ language }) => language)).toEqual(['sh', 'ts', 'python', 'sh']);
  });
});
