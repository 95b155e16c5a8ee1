import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginConversion, type Conversion } from '#functions/domain/conversions/conversion.ts';
import { openAccountEraser } from '#functions/storage/account-eraser.ts';
import { openRateLimitStore } from '#functions/storage/dynamodb/accounts/rate-limit-store.ts';
import { conversionItem } from '#functions/storage/dynamodb/conversions/conversion-store.ts';
import { addLiveSite } from '#functions/storage/dynamodb/conversions/live-site-item.ts';
import { openPublishedStore } from '#functions/storage/dynamodb/conversions/published-store.ts';
import { objectKeys } from '#functions/storage/s3/object-keys.ts';
import { openSqsMessages } from '#functions/storage/sqs/sqs-messages.ts';
import { type Deps, getDeps } from '#functions/wiring/deps.ts';
import { siteProfileSchema } from '#shared/contract/conversions.ts';
import { makeConversionId } from '#shared/domain/conversion/conversion-id.ts';
import type { CriticalSystemKey, SystemLevel } from '#shared/domain/critical-systems.ts';
import { readMails } from '#tests/support/callers/outbox.ts';
import { openStaff, openTenant } from '#tests/support/callers/roles.ts';
import { openAgent } from '#tests/support/callers/signed-in.ts';
import { followConversion } from '#tests/support/callers/trial.ts';
import { measureUnits } from '#tests/support/stacks/measure-units.ts';
import { startTestStack, type TestStack } from '#tests/support/stacks/start-test-stack.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-monitor-'));
const hourMs = 3_600_000;
let stack: TestStack;
let deps: Deps;
type StaffClient = Awaited<ReturnType<typeof openStaff>>['client'];
let monitor: StaffClient['monitor'];
let superadmin: StaffClient['superadmin'];

beforeAll(async () => {
  stack = await startTestStack(dataDir);
  deps = await getDeps();
  ({ monitor, superadmin } = (await openStaff(stack.url, 'superadmin', 'gpt')).client);
});
afterAll(async () => {
  await stack?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function findSystem(key: CriticalSystemKey) {
  const { critical_systems } = await monitor.getCriticalHealth({});
  return critical_systems.find((system) => system.key === key);
}

const expectStatus = (key: CriticalSystemKey, status: SystemLevel) =>
  expect.poll(async () => (await findSystem(key))?.status).toBe(status);

/** A stalled conversion of the sample site: its message is lost, and it is not due for an hour. */
async function putConversion(companyName: string, changes: Partial<Conversion>): Promise<string> {
  const conversion = beginConversion(
    {
      ...{ companyName, brandId: 'edgpt', pageLimit: 5, businessDescription: '', documents: [] },
      conversionId: makeConversionId('edgpt', deps.randomBytes(16)),
      url: stack.smallSiteUrl,
    },
    new Date(),
  );
  const dueAt = new Date(Date.now() + hourMs).toISOString();
  await deps.table.put({ ...conversionItem(conversion), ...changes, ...{ dueAt } });
  return conversion.conversionId;
}

const letter = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };

const bury = (job: 'MAIL_QUEUE_URL' | 'CONVERSION_QUEUE_URL', message: object) =>
  openSqsMessages()(deps.queueUrls[job].deadLetterQueueUrl, JSON.stringify({ version: 1, ...message }), 0);

test('a new installation is operational in every part and says that it has no customers yet', async () => {
  // A busy machine may be degraded for a moment.
  await expect
    .poll(async () => (await monitor.getCriticalHealth({})).critical_systems.map(({ status }) => status))
    .toEqual(Array(13).fill('operational'));
  const health = await monitor.getCriticalHealth({});
  expect(health).toMatchObject({ live_gptsites: 0, active_conversions: 0 });
  expect(health.critical_systems.map(({ key }) => key)).toEqual([
    ...['database', 'storage', 'conversions', 'knowledge-bases', 'mail', 'webhooks', 'assistants', 'answers'],
    ...['document-reader', 'uploads', 'sign-in', 'sending-identities', 'payments'],
  ]);
  expect(await monitor.listSites({})).toEqual({ sites: [] });
  expect(await monitor.listConversions({})).toEqual({ conversions: [] });
});

test('fixing a healthy part reports that nothing needed repair', async () => {
  expect(await monitor.applyEmergencyFix({ systemKey: 'database' })).toMatchObject({
    repairs: 0,
    message: expect.stringMatching(/^Database: found nothing to repair\. Checked again: Answered in \d+ ms/),
  });
});

test('an unknown part is refused with a list of the known ones', async () => {
  const { send } = await openStaff(stack.url, 'superadmin', 'gpt');
  const response = await send(`${stack.url}/api/system/emergency-fix/coffee`, { method: 'POST' });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('knowledge-bases');
});

test('a part can be fixed once a minute, and the staff log records it', async () => {
  const { rateLimits } = deps;
  deps.rateLimits = openRateLimitStore(deps.table);
  try {
    await monitor.applyEmergencyFix({ systemKey: 'answers' });
    await expect(monitor.applyEmergencyFix({ systemKey: 'answers' })).rejects.toMatchObject({
      code: 'RATE_LIMITED',
    });
    await monitor.applyEmergencyFix({ systemKey: 'storage' });
    const { actions } = await superadmin.listActions({});
    expect(actions.slice(0, 2).map(({ deed }) => deed)).toMatchObject([
      { kind: 'system-fixed', systemKey: 'storage' },
      { kind: 'system-fixed', systemKey: 'answers' },
    ]);
  } finally {
    deps.rateLimits = rateLimits;
  }
});

describe('the monitor shows, and its fix repairs and describes,', () => {
  test('a mail that was abandoned', async () => {
    const mail = { to: 'late@maple-grove.org', from: 'support@edgpt.ai', ...letter };
    await deps.mails.add({ mailId: 'late', ...mail }, new Date(Date.now() + hourMs));
    await bury('MAIL_QUEUE_URL', { mailId: 'late' });
    expect(await findSystem('mail')).toMatchObject({ status: 'degraded', message: '1 message given up.' });
    const fix = await monitor.applyEmergencyFix({ systemKey: 'mail' });
    expect(fix).toMatchObject({
      repairs: 1,
      message: 'Redrove 1 message from the dead-letter queue.',
    });
    await expect.poll(async () => (await readMails(stack.url, mail.to)).length).toBe(1);
    await expectStatus('mail', 'operational');
    expect(await monitor.applyEmergencyFix({ systemKey: 'mail' })).toMatchObject({ repairs: 0 });
  });

  test('a conversion without progress', async () => {
    const updatedAt = new Date(Date.now() - hourMs).toISOString();
    const conversionId = await putConversion('Stalled Academy', { updatedAt });
    expect(await findSystem('conversions')).toMatchObject({
      status: 'degraded',
      message: '1 conversion without progress for 5 minutes.',
    });
    expect((await monitor.listConversions({})).conversions).toMatchObject([
      { id: conversionId, companyName: 'Stalled Academy', status: 'stalled', timestamp: updatedAt },
    ]);
    const fix = await monitor.applyEmergencyFix({ systemKey: 'conversions' });
    expect(fix.message).toContain('Restarted 1 conversion without progress.');
    await followConversion(openAgent(stack.url).client, conversionId);
    await expectStatus('conversions', 'operational');
    expect((await monitor.listConversions({})).conversions).toEqual([]);
  });

  test('an abandoned conversion, which resumes at the step that failed', async () => {
    const conversionId = await putConversion('Unlucky Academy', {
      ...{ status: 'failed', stepNumber: 1, errorMessage: 'Something on our side.' },
    });
    await deps.table.update(
      { pk: `CONVERSION#${conversionId}`, sk: 'RECORD' },
      { remove: ['dueKind', 'dueAt'] },
    );
    await bury('CONVERSION_QUEUE_URL', { conversionId, stepNumber: 0 });
    await expectStatus('conversions', 'degraded');
    const fix = await monitor.applyEmergencyFix({ systemKey: 'conversions' });
    expect(fix.message).toContain('Redrove 1 message from the dead-letter queue.');
    await followConversion(openAgent(stack.url).client, conversionId);
    await expectStatus('conversions', 'operational');
  });

  test('a failed conversion, which is retried once', async () => {
    const conversionId = await putConversion('Failed Academy', {
      ...{ status: 'failed', stepNumber: 1, errorMessage: 'The website could not be reached.' },
    });
    const now = new Date().toISOString();
    await deps.table.update(
      { pk: `CONVERSION#${conversionId}`, sk: 'RECORD' },
      { set: { dueKind: 'FAILED#edgpt', dueAt: now } },
    );
    expect(await findSystem('conversions')).toMatchObject({
      status: 'degraded',
      message: '1 conversion failed in the last day (Failed Academy).',
    });
    const fix = await monitor.applyEmergencyFix({ systemKey: 'conversions' });
    expect(fix.message).toBe('Retried 1 failed conversion. (Failed Academy)');
    expect(fix.conversions).toEqual([{ id: conversionId, companyName: 'Failed Academy' }]);
    await followConversion(openAgent(stack.url).client, conversionId);
    await expectStatus('conversions', 'operational');
  });

  test('a mistyped address as the customer’s, until staff correct it', async () => {
    const { conversionId } = await openTenant(
      ...([stack.url, 'Mistyped Academy', 'edgpt', `${stack.smallSiteUrl}nothing-here`] as const),
    );
    const find = () => deps.conversions.find(conversionId);
    await expect.poll(async () => (await find())?.status).toBe('failed');
    expect(await findSystem('conversions')).toMatchObject({
      status: 'operational',
      message: expect.stringContaining('a website could not be read (Mistyped Academy)'),
    });
    expect((await monitor.applyEmergencyFix({ systemKey: 'conversions' })).repairs).toBe(0);
    const { users } = await superadmin.searchUsers({ kind: 'trial', query: 'Mistyped' });
    await superadmin.updateUser({ id: users[0]?.id ?? '', website: stack.smallSiteUrl });
    await superadmin.retryConversion({ conversionId });
    await followConversion(openAgent(stack.url).client, conversionId);
    expect(await find()).toMatchObject({ url: stack.smallSiteUrl, status: 'completed' });
  });

  test('failed self-tests, which count in the overall status and run again', async () => {
    const { selfTests } = (await openStaff(stack.url, 'superadmin', 'gpt')).client;
    const { MAIL_QUEUE_URL } = deps.queueUrls;
    const { queueUrl } = MAIL_QUEUE_URL;
    MAIL_QUEUE_URL.queueUrl = 'gone';
    await selfTests.runSuite({ suite: 'system' });
    MAIL_QUEUE_URL.queueUrl = queueUrl;
    const { status, critical_systems } = await monitor.getCriticalHealth({});
    expect(status).not.toBe('operational');
    expect(critical_systems.at(-1)).toMatchObject({
      ...{ key: 'self-tests', status: 'degraded' },
      message: expect.stringContaining('failed (Reaching the queues)'),
    });
    const fix = await monitor.applyEmergencyFix({ systemKey: 'self-tests' });
    expect(fix.message).toMatch(/^Ran \d+ tests: \d+ passed, 0 failed\.$/);
    await expectStatus('self-tests', 'operational');
  });

  test('a missing model configuration, which is not reported as answering', async () => {
    expect(await monitor.applyEmergencyFix({ systemKey: 'model' })).toMatchObject({
      repairs: 0,
      message:
        'Language model: found nothing to repair. Checked again: None is configured: answers are the websites’ own sentences.',
    });
  });

  test('an assistant without knowledge, which is rebuilt from its stored sources', async () => {
    const { conversionId, agent } = await openTenant(
      ...([stack.url, 'Forgetful Academy', 'edgpt', stack.smallSiteUrl] as const),
    );
    await followConversion(agent.client, conversionId);
    const { knowledgeVersion = '' } = (await deps.conversions.find(conversionId)) ?? {};
    await deps.objects.removeAll(objectKeys.knowledge(conversionId, knowledgeVersion));
    expect(await findSystem('assistants')).toMatchObject({ status: 'degraded' });
    const find = async () => (await monitor.listSites({})).sites.find(({ id }) => id === conversionId);
    expect(await find()).toMatchObject({ name: 'Forgetful Academy', status: 'outage' });
    const fix = await monitor.applyEmergencyFix({ systemKey: 'assistants' });
    expect(fix.message).toBe('Started rebuilding the knowledge of 1 assistant.');
    await expectStatus('assistants', 'operational');
    expect((await findSystem('assistants'))?.message).toMatch(
      /^Forgetful Academy: “How can I contact you\?” was /,
    );
    expect(await find()).toMatchObject({
      status: 'operational',
      measured: 'knowledge',
      responseTime: expect.any(Number),
      url: `${stack.url}/gptsite/${conversionId}`,
    });
    await openAgent(stack.url).client.chat.sendMessage({
      ...{ message: 'What are the office hours?', platform: 'edgpt', conversionId },
    });
    await expect.poll(async () => (await find())?.measured).toBe('answers');
  });
});

test('while the table answers reads and takes no writes, the monitor and the public status report its outage', async () => {
  const readLevels = async () => [
    (await findSystem('database'))?.status,
    (await openAgent(stack.url).client.system.getStatus({})).database,
  ];
  // Holds the lock for writes, as a full disk refuses them.
  const writer = new DatabaseSync(join(dataDir, 'table.sqlite'));
  writer.exec('BEGIN IMMEDIATE');
  try {
    await expect.poll(readLevels, { timeout: 40_000 }).toEqual(['outage', 'outage']);
  } finally {
    writer.close();
  }
  await expect.poll(readLevels, { timeout: 40_000 }).toEqual(['operational', 'operational']);
});

test('live assistants are counted once when published and once when erased', async () => {
  const { live_gptsites, active_conversions } = await monitor.getCriticalHealth({});
  expect({ live_gptsites, active_conversions }).toEqual({ live_gptsites: 5, active_conversions: 0 });
  const [{ id } = { id: '' }] = (await monitor.listSites({})).sites;
  const eraser = openAccountEraser(deps);
  await eraser.eraseConversion(id);
  await eraser.eraseConversion(id);
  expect(await monitor.getCriticalHealth({})).toMatchObject({ live_gptsites: 4 });
  expect((await monitor.listSites({})).sites.map((site) => site.id)).not.toContain(id);
});

test('an assistant that goes live after its owner adds to a failed conversion is counted once', async () => {
  const before = (await monitor.getCriticalHealth({})).live_gptsites ?? 0;
  const [{ id } = { id: '' }] = (await monitor.listSites({})).sites;
  const { site } = (await deps.conversions.find(id)) ?? {};
  const conversionId = await putConversion('Rescued Academy', { status: 'failed' });
  const store = openPublishedStore(deps.table);
  for (const knowledgeVersion of ['first', 'second'])
    await store.publishKnowledge(conversionId, {
      ...{ knowledgeVersion, now: new Date() },
      site: siteProfileSchema.parse(site),
    });
  expect(await monitor.getCriticalHealth({})).toMatchObject({ live_gptsites: before + 1 });
  expect((await monitor.listSites({})).sites[0]).toMatchObject({ id: conversionId, status: 'outage' });
  await openAccountEraser(deps).eraseConversion(conversionId);
});

test('the monitor costs the same however many customers there are', async () => {
  const addCustomers = async (count: number) => {
    for (let done = 0; done < count; done++) {
      const conversionId = await putConversion('Running Academy', {});
      const liveSince = new Date().toISOString();
      await deps.table.transact(addLiveSite(conversionId, liveSince));
      const mail = { to: `${conversionId}@example.org`, from: 'a@b.org', ...letter };
      await deps.mails.add({ mailId: conversionId, ...mail }, new Date(Date.now() + hourMs));
    }
  };
  const measure = async () => {
    // Now and then a look also tries to write; not the next one.
    await monitor.getCriticalHealth({});
    return measureEach();
  };
  const measureEach = async () => ({
    health: await measureUnits(() => monitor.getCriticalHealth({})),
    sites: await measureUnits(() => monitor.listSites({})),
    conversions: await measureUnits(() => monitor.listConversions({})),
  });
  // A second try finds the customers of the first.
  const { live_gptsites: before } = await monitor.getCriticalHealth({});
  await addCustomers(10);
  const few = await measure();
  await addCustomers(140);
  const many = await measure();
  await addCustomers(150);
  const most = await measure();
  expect(few.health).toBeGreaterThan(0);
  expect(most).toEqual(many);
  expect(await monitor.getCriticalHealth({})).toMatchObject({
    active_conversions: 100,
    live_gptsites: (before ?? 0) + 300,
  });
  expect(most.health).toBeLessThan(40);
  expect(most.sites).toBeLessThan(60);
  expect(most.conversions).toBeLessThan(30);
});
