import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAccountEraser } from '#functions/storage/account-eraser.ts';
import { openJobQueue } from '#functions/storage/sqs/job-queue.ts';
import { openQueueWatch } from '#functions/storage/sqs/queue-watch.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import { widget } from '#shared/contract/assistant/widget.ts';
import { sendMail } from '#shared/jobs/send-mail.ts';
import { readMails } from '#tests/support/callers/outbox.ts';
import { openStaff, openTenant } from '#tests/support/callers/roles.ts';
import { type Agent, openAgent } from '#tests/support/callers/signed-in.ts';
import { describeTrial, followConversion } from '#tests/support/callers/trial.ts';
import { listStaffChanges, staffChanges } from '#tests/support/data/staff-changes.ts';
import { startTestStack, type TestStack } from '#tests/support/stacks/start-test-stack.ts';
import { readTable } from '#tests/support/stacks/table-reader.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-staff-calls-'));
let stack: TestStack;
let staff: Agent;
let school: Awaited<ReturnType<typeof openTenant>>;

beforeAll(async () => {
  stack = await startTestStack(dataDir);
  staff = await openStaff(stack.url, 'superadmin', 'gpt');
  school = await openTenant(stack.url, 'Counted Academy', 'edgpt', stack.smallSiteUrl);
  await openTenant(stack.url, 'Counted Lawyers', 'law', stack.smallSiteUrl);
  await followConversion(school.agent.client, school.conversionId);
});
afterAll(async () => {
  await stack?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function sendInquiry(): Promise<void> {
  const { contact } = openAgent(stack.url).client;
  const { captchaId, first, second } = await contact.issueCaptcha({});
  await contact.submit({
    ...{
      name: 'Elena Marsh',
      organization: 'School',
      phone: '(541) 555-0142',
      email: 'elena@maple-grove.org',
    },
    ...{ message: 'We would like a demonstration.', platform: 'edgpt' },
    ...{ captcha: String(first + second), captchaId },
  });
}

/** A conversion without an account. */
const startDemonstration = () =>
  openAgent(stack.url).client.conversions.start({
    platform: 'cpa',
    url: stack.smallSiteUrl,
    email: 'visitor@numbers.example',
  });

describe('the preview data', () => {
  test('count all customers and list the newest', async () => {
    await sendInquiry();
    const data = await staff.client.preview.getData({});
    expect(data).toMatchObject({ totalConversions: 2, totalAdminUsers: 2, totalInquiries: 1 });
    expect(data.platforms).toEqual({ edgpt: 1, law: 1, tax: 0, cpa: 0, broker: 0, gpt: 0 });
    expect(data.conversions.map(({ companyName }) => companyName)).toEqual([
      'Counted Lawyers',
      'Counted Academy',
    ]);
    expect(data.conversions[1]).toMatchObject({
      ...{ conversionId: school.conversionId, status: 'completed', email: school.email, platform: 'edgpt' },
    });
    expect(data.adminUsers[1]).toMatchObject({ name: 'Elena Marsh', organization: 'Counted Academy' });
  });

  test('count conversions without an account as the monitor does, until they are erased, each once', async () => {
    const { conversionId } = await startDemonstration();
    await followConversion(openAgent(stack.url).client, conversionId);
    const data = await staff.client.preview.getData({});
    expect([data.totalConversions, data.platforms.cpa]).toEqual([3, 1]);
    expect(data.conversions[0]).toMatchObject({ conversionId, email: 'visitor@numbers.example' });
    const { live_gptsites } = await staff.client.monitor.getCriticalHealth({});
    expect(live_gptsites).toBe(data.conversions.filter(({ status }) => status === 'completed').length);
    const eraser = openAccountEraser(await getDeps());
    await eraser.eraseConversion(conversionId);
    await eraser.eraseConversion(conversionId);
    expect((await staff.client.preview.getData({})).platforms.cpa).toBe(0);
  });

  test('count each of several simultaneous signups', async () => {
    const { platforms: before } = await staff.client.preview.getData({});
    const names = Array.from({ length: 8 }, (_, number) => `Rush Firm ${number}`);
    await Promise.all(names.map((name) => openTenant(stack.url, name, 'tax', stack.smallSiteUrl)));
    const { platforms, conversions, adminUsers } = await staff.client.preview.getData({});
    expect(platforms.tax).toBe((before.tax ?? 0) + names.length);
    expect([conversions.length, adminUsers.length]).toEqual([10, 10]);
  });

  test('stop counting what is erased, even when the erasure is repeated', async () => {
    const gone = await openTenant(stack.url, 'Vanishing Brokers', 'broker', stack.smallSiteUrl);
    const { organisation } = await gone.agent.client.account.get({});
    const countBrokers = async () => (await staff.client.preview.getData({})).platforms.broker;
    expect(await countBrokers()).toBe(1);
    const deps = await getDeps();
    const { table } = deps;
    const eraser = openAccountEraser(deps);
    const organisationId = organisation?.organisationId ?? '';
    const record = await table.get({ pk: `ORGANISATION#${organisationId}`, sk: 'RECORD' });
    await eraser.eraseOrganisation(organisationId);
    expect(await countBrokers()).toBe(0);
    // The state in which a sweep that was interrupted leaves them.
    await table.put({ ...record });
    await eraser.eraseOrganisation(organisationId);
    expect(await countBrokers()).toBe(0);
  });

  test('come from an address that shows no page', async () => {
    const response = await fetch(`${stack.url}/json-api/unknown`);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('application/json');
  });
});

describe('a question from staff', () => {
  test('is answered like a visitor’s, but neither stored nor counted', async () => {
    const { conversionId } = school;
    const { organisation } = await school.agent.client.account.get({});
    const readOwn = async () =>
      (await readTable()).filter((item) =>
        [conversionId, organisation?.organisationId ?? ''].some((id) => item.includes(id)),
      );
    const before = await readOwn();
    const reply = await staff.client.selfTests.askAssistant({
      conversionId,
      message: 'What are the office hours?',
    });
    expect(reply.outcome).toBe('answered');
    expect(reply.sources.length).toBeGreaterThan(0);
    await staff.client.selfTests.askAssistant({ conversionId, message: 'I want to talk to a person' });
    expect(await readOwn()).toEqual(before);
  });

  test('without a conversion goes to the brand’s own assistant', async () => {
    const reply = await staff.client.selfTests.askAssistant({
      platform: 'law',
      message: 'What does it cost?',
    });
    expect(reply.response).toContain('$');
  });
});

describe('the staff log', () => {
  const listDeeds = async () => {
    const { actions } = await staff.client.superadmin.listActions({});
    return actions.map(({ staff: name, customer, deed }) => ({ name, customer, deed }));
  };

  test('records each change for a customer, views as one entry per day, and nothing that owners do', async () => {
    const { conversionId, agent } = school;
    const settings = { conversionId, allowedDomains: ['maple-grove.org'] };
    await agent.client.widget.saveSettings(settings);
    await agent.client.dashboard.get({ conversionId });
    expect((await listDeeds()).filter(({ customer }) => customer)).toEqual([]);
    await staff.client.dashboard.get({ conversionId });
    await staff.client.dashboard.get({ conversionId });
    await staff.client.widget.saveSettings(settings);
    await staff.client.widget.saveSettings(settings);
    const name = expect.any(String);
    const customer = 'Counted Academy';
    const changed = {
      deed: { kind: 'customer-changed', subject: conversionId, what: widget.saveSettings.summary },
    };
    const seen = { deed: { kind: 'customer-seen', subject: conversionId } };
    expect((await listDeeds()).filter((entry) => entry.customer)).toEqual(
      [changed, changed, seen].map((entry) => ({ name, customer, ...entry })),
    );
  });

  test('does not record refused calls', async () => {
    const before = await listDeeds();
    await expect(
      staff.client.widget.saveSettings({ conversionId: 'conv_edgpt_unknown', allowedDomains: [] }),
    ).rejects.toMatchObject({ code: expect.any(String) });
    expect(await listDeeds()).toEqual(before);
  });
});

describe('an address that bounces', () => {
  const readMarks = async () => (await staff.client.superadmin.listMarkedAddresses({})).addresses;
  const subjectsTo = async (email: string) =>
    (await readMails(stack.url, email)).map(({ subject }) => subject);
  const readOutbox = async (to: string) =>
    (await readTable()).filter((item) => item.includes(`"to":"${to}"`) && item.includes('"mailId"'));
  const isGivenUp = (item: string) => item.includes('"failure":"address-marked"');

  test('is marked once however often that is reported, and gets no more mail until staff say so or its account ends (F23)', async () => {
    const email = 'bounce+owner@simulator.amazonses.com';
    const trial = describeTrial('Bouncing Academy', stack.smallSiteUrl);
    const { client } = openAgent(stack.url);
    const adminContact = { ...trial.adminContact, email };
    const { conversionId } = await client.signup.createTrial({ ...trial, adminContact });
    await followConversion(client, conversionId);
    const isWaiting = (item: string) => item.includes('"dueKind"');
    await expect.poll(async () => (await readOutbox(email)).filter(isWaiting)).toEqual([]);
    await expect.poll(readMarks).toMatchObject([{ address: email, reason: 'bounce' }]);
    const { queueUrls } = await getDeps();
    const queue = openJobQueue(queueUrls);
    const watch = openQueueWatch(queueUrls);
    const awaitQueue = () => expect.poll(() => watch.count('send-mail')).toEqual({ waiting: 0, buried: 0 });
    await awaitQueue();
    const [mark = expect.fail()] = await readMarks();
    const event = { reason: 'Bounce', recipient: 'Bounce+Owner@simulator.amazonses.com' };
    const repeat = async () => {
      for (let time = 0; time < 20; time++)
        await queue.send(sendMail, { version: 1, ...event, happenedAt: mark.markedAt });
      await awaitQueue();
    };
    await repeat();
    expect(await readMarks()).toEqual([mark]);

    const sent = await subjectsTo(email);
    const givenUp = (await readOutbox(email)).filter(isGivenUp).length;
    await client.auth.requestPasswordReset({ email });
    await expect.poll(async () => (await readOutbox(email)).filter(isGivenUp).length).toBe(givenUp + 1);
    expect(await subjectsTo(email)).toEqual(sent);

    const lift = (agent: Agent) => agent.client.superadmin.liftAddressMark({ id: mark.id });
    const domainAdmin = await openStaff(stack.url, 'domain-admin', 'edgpt');
    await expect(lift(domainAdmin)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await lift(staff);
    await expect(lift(staff)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { actions } = await staff.client.superadmin.listActions({});
    expect(actions[0]).toMatchObject({ customer: 'Elena Marsh', deed: { kind: 'customer-changed' } });
    await repeat();
    expect(await readMarks()).toEqual([]);

    await client.auth.requestPasswordReset({ email });
    await expect.poll(() => subjectsTo(email)).toHaveLength(sent.length + 1);
    await expect.poll(readMarks).toMatchObject([{ id: mark.id, address: email }]);

    const deps = await getDeps();
    const owner = (await deps.users.findByEmail(email)) ?? expect.fail();
    await openAccountEraser(deps).eraseUser(owner);
    expect(await readMarks()).toEqual([]);
  });

  test('is listed behind a newer one whose reader reported spam, page by page', async () => {
    const email = 'complaint@simulator.amazonses.com';
    await staff.client.superadmin.addUser({ name: 'Cross Reader', email, domain: 'EdGPT.ai' });
    await expect.poll(readMarks).toMatchObject([{ address: email, reason: 'complaint' }]);
    const queue = openJobQueue((await getDeps()).queueUrls);
    const addresses = Array.from({ length: 26 }, (_, number) => `gone-${number}@maple-grove.org`);
    for (const recipient of addresses)
      await queue.send(sendMail, {
        ...{ version: 1, reason: 'Bounce', recipient, happenedAt: '2026-01-02T10:00:00Z' },
      });
    const readAll = async () => {
      const first = await staff.client.superadmin.listMarkedAddresses({});
      const rest = first.next && (await staff.client.superadmin.listMarkedAddresses({ after: first.next }));
      return [first.addresses, rest ? rest.addresses : []].map((page) => page.map(({ address }) => address));
    };
    await expect.poll(async () => (await readAll()).map(({ length }) => length)).toEqual([25, 2]);
    const [newest, ...others] = (await readAll()).flat();
    expect(newest).toBe(email);
    expect(others.toSorted()).toEqual(addresses.toSorted());
  });
});

test('every call through which staff change something is in the staff log', async () => {
  expect(Object.keys(staffChanges).toSorted()).toEqual(listStaffChanges().toSorted());
  const { organisation } = await school.agent.client.account.get({});
  const organisationId = organisation?.organisationId ?? '';
  const world = { client: staff.client, organisationId, siteUrl: stack.smallSiteUrl };
  await sendInquiry();
  const readNewest = async () => (await staff.client.superadmin.listActions({})).actions[0];
  const silent: string[] = [];
  for (const [name, change] of Object.entries(staffChanges)) {
    const before = await readNewest();
    await change(world);
    if ((await readNewest())?.actionId === before?.actionId) silent.push(name);
  }
  expect(silent).toEqual([]);
});
