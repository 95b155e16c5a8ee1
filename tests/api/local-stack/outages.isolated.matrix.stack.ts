import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sweep } from '#functions/domain/maintenance/sweep.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import { readMails } from '#tests/support/callers/outbox.ts';
import { openStaff } from '#tests/support/callers/roles.ts';
import { type Agent, openAgent } from '#tests/support/callers/signed-in.ts';
import { describeTrial, followConversion } from '#tests/support/callers/trial.ts';
import { uploadDocument } from '#tests/support/callers/upload-document.ts';
import { failChanges } from '#tests/support/stacks/failing-files.ts';
import { listDescendants } from '#tests/support/stacks/list-processes.ts';
import { startTestStack, type TestStack } from '#tests/support/stacks/start-test-stack.ts';
import { refuseFailure, runAsSweeper } from '#tests/support/stacks/sweeper.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-outages-'));
let stack: TestStack;
let staff: Agent;
let visitor: Agent['client'];

beforeAll(async () => {
  stack = await startTestStack(dataDir);
  staff = await openStaff(stack.url, 'superadmin', 'gpt');
  visitor = openAgent(stack.url).client;
  // The first look of a process loads the engine, which a busy machine may not do in time.
  await vi.waitFor(() => visitor.system.getStatus({}), { timeout: 60_000 });
});
afterAll(async () => {
  await stack?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const isUp = async () => (await fetch(`${stack.url}/api/health`, { method: 'HEAD' })).ok;
const begin = (name: string) => visitor.signup.createTrial(describeTrial(name, stack.smallSiteUrl));
const mailsTo = (name: string) =>
  readMails(stack.url, describeTrial(name, stack.smallSiteUrl).adminContact.email ?? '');
const refusal = { code: 'UNAVAILABLE', status: 503, message: expect.stringMatching(/try again/i) };

function findTableEngine(): number {
  const engine = listDescendants(process.pid).find(({ command }) => /dynoxide serve/.test(command));
  if (!engine) throw new Error('There is no table engine');
  return engine.pid;
}

/** Lets the table's files grow no further, as a full disk does. */
function fillTable(): void {
  execFileSync('prlimit', ['--pid', String(findTableEngine()), '--fsize=4096:unlimited']);
}

function freeTable(): void {
  execFileSync('prlimit', ['--pid', String(findTableEngine()), '--fsize=unlimited:unlimited']);
}

async function findOutages(): Promise<string[]> {
  const { critical_systems: systems } = await staff.client.monitor.getCriticalHealth({});
  return systems.filter(({ status }) => status === 'outage').map(({ key }) => key);
}

async function during<Result>(
  begin: () => unknown,
  end: () => unknown,
  look: () => Promise<Result>,
): Promise<Result> {
  await begin();
  try {
    return await look();
  } finally {
    await end();
  }
}

test('while the queue is away calls are taken and it is said, and what waited is done once it is back', async () => {
  const { conversionId } = await during(stack.queue.stop, stack.queue.startAgain, async () => {
    const started = await begin('Waiting School');
    expect(await isUp()).toBe(true);
    expect(await visitor.system.getStatus({})).toMatchObject({ api: 'degraded', database: 'operational' });
    // A busy machine may not look at everything in time.
    const waiting = ['conversions', 'knowledge-bases', 'mail', 'webhooks'];
    await expect.poll(findOutages).toEqual(expect.arrayContaining(waiting));
    expect((await visitor.conversions.getProgress(started)).status).toBe('processing');
    return started;
  });
  const deps = await getDeps();
  await runAsSweeper(() => sweep({ ...deps, reportItem: refuseFailure }, -3600));
  expect((await followConversion(visitor, conversionId)).at(-1)?.status).toBe('completed');
  await expect.poll(async () => (await mailsTo('Waiting School')).length).toBeGreaterThan(0);
  expect(await visitor.system.getStatus({})).toMatchObject({ api: 'operational' });
});

test('while the table takes no writes they are refused and it is said, and the same calls succeed later, each once', async () => {
  const { conversionId } = await begin('Early School');
  await followConversion(visitor, conversionId);
  const ask = () =>
    visitor.chat.sendMessage({
      ...{
        conversionId,
        platform: 'edgpt',
        sessionId: 'a-full-table',
        message: 'What are the office hours?',
      },
    });
  await during(fillTable, freeTable, async () => {
    await expect(begin('Refused School')).rejects.toMatchObject(refusal);
    await expect(ask()).rejects.toMatchObject(refusal);
    expect(await isUp()).toBe(true);
    expect((await visitor.conversions.getProgress({ conversionId })).status).toBe('completed');
    await expect.poll(() => visitor.system.getStatus({})).toMatchObject({ database: 'outage' });
  });
  const { conversionId: late } = await begin('Refused School');
  expect((await begin('Refused School')).conversionId).toBe(late);
  await followConversion(visitor, late);
  expect(await ask()).toMatchObject({ outcome: 'answered' });
  // What a probe found holds for ten seconds.
  const deps = await getDeps();
  deps.now = () => new Date(Date.now() + 11_000);
  const { critical_systems: systems } = await staff.client.monitor.getCriticalHealth({});
  expect(systems.find(({ key }) => key === 'database')).toMatchObject({ status: 'operational' });
});

const objectFolder = join(dataDir, 'objects');
const removeFolder = () => renameSync(objectFolder, `${objectFolder}-away`);
const restoreFolder = () => renameSync(`${objectFolder}-away`, objectFolder);
let allowChanges = () => {};
const failWith = (code: 'ENOSPC' | 'EROFS') => () => {
  allowChanges = failChanges(objectFolder, code);
};
const storage = ['storage', 'uploads'];

/** What a browser sends straight to the store. */
async function putByLink(): Promise<number> {
  const file = { filename: 'sent.txt', size: 4, type: 'text/plain' };
  const [upload] = (await visitor.uploads.uploadDocuments({ files: [file] })).uploads;
  const { headers = {}, uploadUrl = '' } = upload ?? {};
  return (await fetch(uploadUrl, { method: 'PUT', body: 'sent', headers })).status;
}

/** What a probe found holds for ten seconds; each look is later than the one before. */
async function look(): Promise<{ api: string; down: string[] }> {
  const deps = await getDeps();
  const at = deps.now().getTime() + 11_000;
  deps.now = () => new Date(at);
  const { api } = await visitor.system.getStatus({});
  return { api, down: (await findOutages()).filter((key) => storage.includes(key)) };
}

test.each([
  { what: 'is full', begins: failWith('ENOSPC'), ends: () => allowChanges() },
  { what: 'may only be read', begins: failWith('EROFS'), ends: () => allowChanges() },
  { what: 'is removed', begins: removeFolder, ends: restoreFolder },
  {
    what: 'is away with its engine',
    begins: () => stack.objects.stop(),
    ends: () => stack.objects.startAgain(),
  },
])(
  'while the folder of objects $what uploads are refused and it is said, and nothing is lost',
  async ({ what, begins, ends }) => {
    const kept = await uploadDocument(stack.url, 'kept.txt', 'The library lends books for three weeks.');
    const name = `School whose folder ${what}`;
    const trial = { ...describeTrial(name, ''), sourceType: 'no-website' as const };
    const order = () => visitor.signup.createTrial({ ...trial, uploadedDocuments: [{ url: kept }] });
    const early = await during(begins, ends, async () => {
      await expect(uploadDocument(stack.url, 'late.txt', 'late')).rejects.toMatchObject({
        code: 'UNAVAILABLE',
      });
      expect(await putByLink().catch(() => 503)).toBe(503);
      expect(await isUp()).toBe(true);
      expect(await look()).toEqual({ api: 'degraded', down: storage });
      return order().catch((error: unknown) => error);
    });
    // Whoever could not sign up does so now, with the document of before.
    if (early instanceof Error) expect(early).toMatchObject(refusal);
    const { conversionId } = await order();
    expect((await followConversion(visitor, conversionId)).at(-1)).toMatchObject({
      status: 'completed',
      progressDetails: { documentsRead: 1 },
    });
    expect(await putByLink()).toBe(200);
    expect(await look()).toEqual({ api: 'operational', down: [] });
  },
);
