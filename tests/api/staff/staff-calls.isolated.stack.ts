import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAccountEraser } from '#functions/storage/account-eraser.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import { widget } from '#shared/contract/widget.ts';
import { openStaff, openTenant } from '#tests/support/callers/roles.ts';
import { type Agent, openAgent } from '#tests/support/callers/signed-in.ts';
import { followConversion } from '#tests/support/callers/trial.ts';
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
