import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import type { PipelinePorts } from '#functions/domain/conversions/ports.ts';
import { runStep } from '#functions/domain/conversions/run-step.ts';
import { updateKnowledge } from '#functions/domain/knowledge-base/update-knowledge.ts';
import { eraseDueAccounts } from '#functions/domain/maintenance/erase-accounts.ts';
import { eraseDemonstrations } from '#functions/domain/maintenance/erase-demonstrations.ts';
import { endOfClaim } from '#functions/domain/system/work-on-each.ts';
import { workerPolicies } from '#functions/policy/worker-policies.ts';
import { openAccountEraser } from '#functions/storage/account-eraser.ts';
import { openDemonstrationStore } from '#functions/storage/dynamodb/conversions/demonstration-store.ts';
import { keys } from '#functions/storage/dynamodb/keys.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import { createPipelinePorts, createUpdatePorts } from '#functions/wiring/pipeline.ts';
import { handler as sweep } from '#functions/worker/sweep.ts';
import { runAs } from '#infra/local/least-privilege/current-role.ts';
import { close, listen } from '#infra/local/listen.ts';
import { addDays } from '#shared/domain/trial.ts';
import { waitForLink } from '#tests/support/callers/outbox.ts';
import { openTenant } from '#tests/support/callers/roles.ts';
import { openAgent } from '#tests/support/callers/signed-in.ts';
import { describeTrial, followConversion } from '#tests/support/callers/trial.ts';
import { startTestStack, type TestStack } from '#tests/support/stacks/start-test-stack.ts';
import { eraseAccounts, refuseFailure, runAsSweeper } from '#tests/support/stacks/sweeper.ts';
import { readTable } from '#tests/support/stacks/table-reader.ts';
import { makeLivingSite } from '#tests/support/worlds/living-site.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-erasure-'));
const graceMs = 7 * 86_400_000;
const endBilling = async () => undefined;
const living = { host: 'www.living-erasure.org', site: makeLivingSite(4) };
const livingServer = createServer((request, response) => {
  if (!/robots|sitemap/.test(request.url ?? '')) return living.site.answer(request, response);
  response.writeHead(404).end();
});
let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack(dataDir, [`${living.host}=127.0.0.1:${await listen(livingServer)}`]);
});
afterAll(async () => {
  await stack?.stop();
  await close(livingServer);
  rmSync(dataDir, { recursive: true, force: true });
});

type Tenant = Awaited<ReturnType<typeof openTenant>>;

function readBucket(): string[] {
  return readdirSync(join(dataDir, 'objects'), { recursive: true, encoding: 'utf8' });
}

/** A customer who has used every feature that stores data. */
async function leaveTraces(name: string) {
  const agent = openAgent(stack.url);
  const trial = describeTrial(name, stack.smallSiteUrl);
  const { conversionId } = await agent.client.signup.createTrial(trial);
  await followConversion(agent.client, conversionId);
  const email = trial.adminContact.email ?? '';
  const password = trial.adminContact.password ?? '';
  const { user } = await agent.signIn(email, password);
  await agent.client.webhooks.create({
    ...{ conversionId, url: `https://${new URL(stack.smallSiteUrl).host}/hook` },
    events: ['lead.created', 'form.submitted'],
  });
  const chat = { conversionId, platform: 'edgpt', sessionId: `session-of-${conversionId.slice(-6)}` };
  await agent.client.chat.sendMessage({ ...chat, message: 'What are the office hours?' });
  const said = [
    'I want to talk to a person',
    'Skip',
    'Wanda Visitor',
    'wanda@visitor.example',
    'Call me tomorrow',
  ];
  for (const message of said) await agent.client.chat.sendMessage({ ...chat, message });
  await agent.client.conversations.mailTranscript({ ...chat, email: 'wanda@visitor.example' });
  await agent.client.auth.requestPasswordReset({ email });
  await waitForLink(stack.url, email, '/user/reset-password');
  const { id: formId } = await agent.client.forms.create({
    name: `Form of ${name}`,
    fields: [{ id: 'f1', kind: 'email', label: 'Email' }],
    workflow: { notifications: [email], autoReply: true },
  });
  await agent.client.forms.submit({ formId, data: { f1: 'wanda@visitor.example' } });
  return { agent, email, password, conversionId, user, formId };
}

test('a conversion without an account is erased after a week, with all its visitors’ messages', async () => {
  const { client } = openAgent(stack.url);
  const email = 'curious@maple-grove.org';
  const { conversionId } = await client.conversions.start({
    ...{ platform: 'edgpt', websiteUrl: stack.smallSiteUrl, userEmail: email, companyName: 'Curious' },
  });
  await followConversion(client, conversionId);
  const chat = { conversionId, platform: 'edgpt', sessionId: 'session-of-somebody' };
  for (const message of [
    'What are the office hours?',
    'I want to talk to a person',
    'Skip',
    'Wim',
    'wim@visitor.example',
  ])
    await client.chat.sendMessage({ ...chat, message });
  const read = async () => (await readTable()).filter((item) => /Curious|wim@visitor|curious@/.test(item));
  expect((await read()).length).toBeGreaterThan(3);
  expect(readBucket().some((path) => path.includes(conversionId))).toBe(true);
  const deps = await getDeps();
  const eraser = openAccountEraser(deps);
  const demonstrations = openDemonstrationStore(deps.table);
  const at = (days: number) => ({
    ...{ demonstrations, eraser, reportItem: refuseFailure },
    now: () => addDays(new Date(), days),
  });
  expect(await eraseDemonstrations(at(6.9))).toBe(0);
  expect(await eraseDemonstrations(at(7.1))).toBe(0);
  await expect(client.conversions.getProgress({ conversionId })).rejects.toMatchObject({
    code: 'CONVERSION_NOT_FOUND',
  });
  expect(await eraseDemonstrations(at(7.11))).toBe(1);
  expect(await eraseDemonstrations(at(7.2))).toBe(0);
  expect((await readTable()).filter((item) => item.includes(conversionId))).toEqual([]);
  expect(await read()).toEqual([]);
  expect(readBucket().filter((path) => path.includes(conversionId) && !path.endsWith(conversionId))).toEqual(
    [],
  );
});

test('a deleted account leaves no trace in table and bucket, and other accounts keep everything', async () => {
  const gone = await leaveTraces('Vanishing Academy');
  const kept = await leaveTraces('Neighbour Academy');
  const traces = [
    gone.conversionId,
    gone.email,
    gone.formId,
    gone.user.userId,
    gone.user.organisation?.organisationId ?? 'none',
    'Vanishing',
  ];
  const erasureMs = graceMs + 60_000;
  const before = await readTable();
  for (const trace of traces) expect(before.some((item) => item.includes(trace))).toBe(true);
  expect(before.some((item) => item.includes(`WEBHOOK-DELIVERIES#${gone.conversionId}`))).toBe(true);
  expect(before.some((item) => item.includes('wanda@visitor.example'))).toBe(true);
  const keptBefore = (await readTable(erasureMs)).filter((line) => line.includes(kept.conversionId)).length;

  await gone.agent.client.account.requestDeletion({ currentPassword: gone.password });
  const deps = await getDeps();
  const eraser = openAccountEraser(deps);
  const eraseAt = (ms: number) =>
    eraseAccounts({ ...deps, eraser, endBilling, now: () => new Date(Date.now() + ms) });
  expect(await eraseAt(graceMs - 600_000)).toBe(0);
  expect((await readTable()).some((item) => item.includes(gone.email))).toBe(true);
  expect(await eraseAt(erasureMs)).toBe(1);
  expect(await eraseAt(erasureMs)).toBe(0);

  const after = await readTable(erasureMs);
  for (const trace of traces) expect.soft(after.filter((line) => line.includes(trace))).toEqual([]);
  expect(
    readBucket().filter((path) => path.includes(gone.conversionId) && !path.endsWith(gone.conversionId)),
  ).toEqual([]);
  expect(after.filter((line) => line.includes(kept.conversionId))).toHaveLength(keptBefore);
  expect(readBucket().some((path) => path.includes(kept.conversionId))).toBe(true);
  await expect(gone.agent.client.auth.login(gone)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
  await expect(
    gone.agent.client.conversions.getProgress({ conversionId: gone.conversionId }),
  ).rejects.toMatchObject({ code: 'CONVERSION_NOT_FOUND' });
});

test('an account that cannot be erased fails the sweep but blocks neither other accounts nor demonstrations', async () => {
  const [broken, gone] = [await leaveTraces('Broken Academy'), await leaveTraces('Parting Academy')];
  const { client } = openAgent(stack.url);
  const { conversionId } = await client.conversions.start({
    ...{
      platform: 'edgpt',
      websiteUrl: stack.smallSiteUrl,
      userEmail: 'brief@maple-grove.org',
      companyName: 'Brief',
    },
  });
  await followConversion(client, conversionId);
  const deps = await getDeps();
  // An item in a format that no release wrote makes the account's conversations unreadable.
  const strange = keys.chatOf(broken.conversionId, 'strange');
  await deps.table.put({ ...strange, sessionId: 7 });
  const { now } = deps;
  const traces = async (words: string) => (await readTable()).filter((item) => item.includes(words));
  try {
    for (const { agent, password } of [broken, gone])
      await agent.client.account.requestDeletion({ currentPassword: password });
    deps.now = () => addDays(now(), 7.1);
    await runAsSweeper(sweep);
    deps.now = () => endOfClaim(addDays(now(), 7.1));
    await expect(runAsSweeper(sweep)).rejects.toThrow('erase-accounts');
    expect(await traces(gone.email)).toEqual([]);
    expect(await traces(conversionId)).toEqual([]);
    expect(await traces(broken.email)).not.toEqual([]);
    // An immediate retry finds nothing to do; the account's next turn succeeds, because the bad item is gone.
    await runAsSweeper(sweep);
    await deps.table.take(strange);
    deps.now = () => addDays(now(), 7.2);
    await runAsSweeper(sweep);
    expect(await traces(broken.email)).toEqual([]);
  } finally {
    deps.now = now;
  }
});

/** A change of a website that waits for its owner, and a re-reading of the next one that has begun. */
async function leaveWaiting({ agent: { client }, conversionId }: Tenant, update: () => Promise<void>) {
  const settings = await client.dashboard.getSettings({ conversionId });
  await client.dashboard.saveSettings({ ...settings, conversionId, approvesChanges: true });
  living.site.change('/course-1', { price: 999 });
  await client.knowledgeBase.readWebsite({ conversionId });
  await update();
  const { waiting } = await client.knowledgeBase.getChanges({ conversionId });
  expect(waiting).toMatchObject([{ facts: [{ group: 'price', after: { value: '$999' } }] }]);
  expect(readBucket().some((path) => path.includes(conversionId) && path.includes('.pending'))).toBe(true);
  living.site.change('/course-2', { price: 998 });
  await client.knowledgeBase.readWebsite({ conversionId });
}

test('the erasure of an account ends work that had begun before, and nothing that it wrote stays', async () => {
  const deps = await getDeps();
  const { sendStep, sendUpdate } = deps;
  const messages: { conversionId: string; stepNumber: number }[] = [];
  deps.sendStep = async (conversionId, stepNumber) => void messages.push({ conversionId, stepNumber });
  deps.sendUpdate = async () => undefined;
  let interrupt = async () => undefined;
  /** Ports of a worker that the test interrupts before it stores a knowledge. */
  const interrupted = <Ports extends Pick<PipelinePorts, 'files'>>(ports: Ports): Ports => ({
    ...ports,
    files: {
      ...ports.files,
      async writeKnowledge(id: string, knowledge: Parameters<PipelinePorts['files']['writeKnowledge']>[1]) {
        await interrupt();
        return ports.files.writeKnowledge(id, knowledge);
      },
    },
  });
  const convert = () =>
    runAs({ name: 'run-conversion-step', access: workerPolicies['run-conversion-step'] }, async () => {
      for (let message = messages.shift(); message; message = messages.shift())
        await runStep(interrupted(createPipelinePorts(deps)), { version: 1, ...message });
    });
  const update = (conversionId: string) =>
    runAs({ name: 'update-knowledge', access: workerPolicies['update-knowledge'] }, () =>
      updateKnowledge(interrupted(createUpdatePorts(deps)), conversionId),
    );
  try {
    const updating = await openTenant(stack.url, 'Updating Academy', 'edgpt', stack.smallSiteUrl);
    const { conversionId } = updating;
    await convert();
    await updating.agent.client.knowledgeBase.upload({ conversionId, type: 'text', content: 'Open at 8.' });
    const rereading = await openTenant(stack.url, 'Living Academy', 'edgpt', `http://${living.host}/`);
    await convert();
    await leaveWaiting(rereading, () => update(rereading.conversionId));
    const converting = await openTenant(stack.url, 'Converting Academy', 'edgpt', stack.smallSiteUrl);
    // Where something waits, what is said and what was read are both stored.
    for (const [{ agent, ...gone }, run, stored] of [
      [converting, convert, 1],
      [updating, () => update(conversionId), 1],
      [rereading, () => update(rereading.conversionId), 2],
    ] as const) {
      const { userId } = await agent.client.account.get({});
      await deps.users.update(userId, { deletionDueAt: deps.now().toISOString() });
      const eraser = openAccountEraser(deps);
      const ports = { ...deps, eraser, endBilling, reportItem: refuseFailure };
      let interruptions = 0;
      interrupt = async () => {
        interruptions++;
        expect(await runAsSweeper(() => eraseDueAccounts(ports))).toBe(0);
      };
      await run();
      expect(interruptions).toBe(stored);
      const now = () => endOfClaim(new Date());
      expect(await runAsSweeper(() => eraseDueAccounts({ ...ports, now }))).toBe(1);
      // A message that comes late.
      await run();
      const left = await readTable(graceMs + 60_000);
      for (const trace of [gone.email, gone.conversionId, userId])
        expect.soft(left.filter((item) => item.includes(trace))).toEqual([]);
      expect.soft(readBucket().filter((path) => path.includes(`${gone.conversionId}/`))).toEqual([]);
    }
  } finally {
    Object.assign(deps, { sendStep, sendUpdate });
  }
});

const page = readFileSync(new URL('../../../docs/operations/erase-a-tenant.md', import.meta.url), 'utf8');
const attributesSchema = z.record(z.string(), z.object({ S: z.string() }));

/** The value that the operations page gives for an option of its command. */
function readOption(name: string): string {
  const [, value = ''] =
    new RegExp(`--${name} '([^']+)'`).exec(page.slice(page.indexOf('update-item'))) ?? [];
  return value;
}

test('an erasure that stopped after the organisation’s record removes the rest when it is repeated', async () => {
  const deps = await getDeps();
  const left = keys.usage('organisation-of-nobody', '2026-11');
  await deps.table.put({ ...left, conversations: 1 });
  await runAsSweeper(() => openAccountEraser(deps).eraseOrganisation('organisation-of-nobody'));
  expect(await deps.table.get(left)).toBeUndefined();
});

test('the command of the operations page erases a customer who can no longer sign in', async () => {
  const gone = await leaveTraces('Locked Out Academy');
  const client = new DynamoDBClient({});
  const update = (userId: string) =>
    client.send(
      new UpdateItemCommand({
        TableName: process.env.TABLE_NAME,
        Key: attributesSchema.parse(JSON.parse(readOption('key').replace('<id>', userId))),
        ConditionExpression: readOption('condition-expression'),
        UpdateExpression: readOption('update-expression'),
        ExpressionAttributeValues: attributesSchema.parse(
          JSON.parse(readOption('expression-attribute-values')),
        ),
      }),
    );
  await expect(update('nobody')).rejects.toMatchObject({ name: 'ConditionalCheckFailedException' });
  await update(gone.user.userId);
  await expect(gone.agent.client.auth.login(gone)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
  const deps = await getDeps();
  const eraser = openAccountEraser(deps);
  expect(await eraseAccounts({ ...deps, eraser, endBilling })).toBe(1);
  const [after, aWeekAfter] = [await readTable(), await readTable(graceMs + 60_000)];
  for (const trace of [gone.email, gone.formId, 'Locked Out'])
    expect.soft(after.filter((line) => line.includes(trace))).toEqual([]);
  for (const trace of [gone.conversionId, gone.user.userId])
    expect.soft(aWeekAfter.filter((line) => line.includes(trace))).toEqual([]);
  client.destroy();
});
