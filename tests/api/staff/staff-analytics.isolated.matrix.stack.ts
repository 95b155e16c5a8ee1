import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getDeps } from '#functions/wiring/deps.ts';
import { createClient } from '#shared/client.ts';
import { selfTestNames } from '#shared/domain/self-test-names.ts';
import { openStaff, openTenant } from '#tests/support/callers/roles.ts';
import type { Agent } from '#tests/support/callers/signed-in.ts';
import { followConversion } from '#tests/support/callers/trial.ts';
import { addBusyDays, addForms } from '#tests/support/data/add-activity.ts';
import { sampleForm } from '#tests/support/data/request-inputs.ts';
import { measureUnits } from '#tests/support/stacks/measure-units.ts';
import { startTestStack, type TestStack } from '#tests/support/stacks/start-test-stack.ts';
import { readTable } from '#tests/support/stacks/table-reader.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-staff-analytics-'));
let stack: TestStack;
let staff: Agent;
let lawAdmin: Agent;
let visitor: ReturnType<typeof createClient>;

beforeAll(async () => {
  stack = await startTestStack(dataDir);
  staff = await openStaff(stack.url, 'superadmin', 'gpt');
  lawAdmin = await openStaff(stack.url, 'domain-admin', 'law');
  visitor = createClient({ baseUrl: stack.url });
});
afterAll(async () => {
  await stack?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const total = (columns: readonly { count: number }[]) => columns.reduce((sum, { count }) => sum + count, 0);

describe('staff analytics', () => {
  test('count conversations per domain, and show a query once three conversations began with it', async () => {
    const ask = (message: string) => visitor.chat.sendMessage({ message, platform: 'law' });
    await ask('What does it cost?');
    await ask('what does it cost');
    await ask('Do you know my neighbour Wilhelmina?');
    const read = (agent = staff) => agent.client.staffAnalytics.getAnalytics({ period: '24h' });
    expect((await read()).topQueries).toEqual([]);
    expect((await readTable()).some((item) => item.includes('TOP-QUERIES'))).toBe(false);
    await ask('What does it cost?');
    const analytics = await read();
    expect(analytics.topQueries).toEqual([
      { query: 'What does it cost?', count: 3, domains: ['LawFirmGPT.ai'] },
    ]);
    expect(analytics.platforms[1]).toMatchObject({ brandId: 'law', conversations: 4, questions: 4 });
    expect(total(analytics.conversations)).toBe(4);
    expect(total(analytics.busiestHours)).toBe(4);
    const own = await read(lawAdmin);
    expect(own.platforms).toEqual([analytics.platforms[1]]);
  });

  test('count a message passed to a person', async () => {
    const ask = { platform: 'edgpt', message: 'What does it cost?' } as const;
    const { sessionId } = await visitor.chat.sendMessage(ask);
    const say = (message: string, handoff?: 'start') =>
      visitor.chat.sendMessage({ message, platform: 'edgpt', sessionId, ...(handoff && { handoff }) });
    await say('Please have somebody call me', 'start');
    await say('Elena Marsh');
    await say('elena@maple-grove.org');
    const { outcomes } = await staff.client.staffAnalytics.getAnalytics({ platform: 'edgpt', period: '7d' });
    expect(outcomes.forwarded).toBe(1);
  });
});

describe('visits to the trial form', () => {
  test('are counted once per step, with the field at which they ended', async () => {
    const view = (sessionId: string) => visitor.demos.recordView({ platform: 'law', sessionId });
    const [first, second] = [await view('one'), await view('two')];
    const interact = (
      demoId: string,
      interaction: Parameters<typeof visitor.demos.recordInteraction>[0]['interaction'],
    ) => visitor.demos.recordInteraction({ demoId, interaction });
    for (const step of ['form_started', 'form_active', 'form_active', 'form_submitted_error'] as const)
      await interact(first.demoId, step);
    await interact(first.demoId, 'form_submitted_success');
    const end = { demoId: first.demoId, timeSpent: 90, exitPoint: 'trial-signup', convertedToTrial: true };
    await visitor.demos.completeDemo(end);
    await visitor.demos.completeDemo(end);
    await interact(second.demoId, 'form_started');
    const leave = (lastActiveField: string) =>
      visitor.demos.recordAbandonment({
        ...{ platform: 'law', sessionId: 'two', formStartTime: '', lastActiveField },
        ...{ completedFields: ['schoolInfo.name'], exitAction: 'page_close' },
      });
    await leave('schoolInfo.name');
    await leave('adminContact.email');
    const demos = await staff.client.staffAnalytics.getDemoAnalytics({});
    expect(demos).toMatchObject({
      steps: { views: 2, stayed: 1, sent: 1, converted: 1 },
      ...{ refused: 1, conversionPercent: 50, abandonmentPercent: 50, averageSeconds: 90 },
      abandoned: { total: 1, closed: 1, navigated: 0, afterError: 0 },
      lastFields: [{ label: 'adminContact.email', count: 1 }],
      filledFields: [{ label: 'schoolInfo.name', count: 1 }],
    });
    expect([total(demos.views), total(demos.conversions)]).toEqual([2, 1]);
    const own = await lawAdmin.client.staffAnalytics.getDemoAnalytics({});
    expect(own.platforms.map(({ brandId, converted }) => [brandId, converted])).toEqual([['law', 1]]);
  });
});

describe('forms of all customers', () => {
  test('are listed with their submissions until they are deleted', async () => {
    const { client, conversionId } = await openTenantOf('law', 'Formal Lawyers');
    const form = await client.forms.create({ conversionId, ...sampleForm });
    await visitor.forms.getPublic({ formId: form.id });
    await visitor.forms.submit({ formId: form.id, data: { f1: 'How?' }, completionSeconds: 12 });
    const { staffAnalytics } = lawAdmin.client;
    const { forms } = await staffAnalytics.listForms({});
    expect(forms).toMatchObject([
      { id: form.id, organisation: 'Formal Lawyers', views: 1, submissions: 1, conversionPercent: 100 },
    ]);
    const analytics = await staffAnalytics.getFormAnalytics({ period: '24h' });
    expect([total(analytics.views), total(analytics.submissions)]).toEqual([1, 1]);
    expect(analytics.recent).toMatchObject([{ formId: form.id, formName: 'Questions', completionTime: 12 }]);
    expect((await staff.client.staffAnalytics.listForms({ platform: 'edgpt' })).forms).toEqual([]);
    await client.forms.remove({ formId: form.id });
    expect((await staffAnalytics.listForms({})).forms).toEqual([]);
    expect((await staffAnalytics.getFormAnalytics({})).recent).toEqual([]);
  });
});

describe('a test of a suite', () => {
  test('runs alone, and a whole suite runs in one call', async () => {
    const { selfTests } = staff.client;
    const alone = await selfTests.runTest({ suiteId: 'system', testName: 'Writing to the table' });
    expect(alone).toMatchObject({
      success: true,
      message: 'Written, conditionally written, read and removed.',
    });
    const { client, conversionId } = await openTenantOf('edgpt', 'Finished Academy');
    await followConversion(client, conversionId);
    const { results } = await selfTests.runTestSuite({ suiteId: 'gptsite' });
    expect(results.map(({ name, status }) => [name, status])).toEqual(
      selfTestNames.gptsite.map((name) => [name, 'passed']),
    );
    await expect(
      selfTests.runTest({ suiteId: 'gptsite', testName: 'Writing to the table' }),
    ).rejects.toMatchObject({ code: 'VALIDATION' });
  });
});

describe('the cost of staff analytics', () => {
  test('depends only on the period, however many customers there are', async () => {
    const deps = await getDeps();
    const { staffAnalytics } = staff.client;
    await addBusyDays(30);
    const measure = async () => ({
      analytics: await measureUnits(() => staffAnalytics.getAnalytics({ period: '30d' }), 'reads'),
      week: await measureUnits(() => staffAnalytics.getAnalytics({ period: '7d' }), 'reads'),
      demos: await measureUnits(() => staffAnalytics.getDemoAnalytics({ period: '30d' }), 'reads'),
      forms: await measureUnits(() => staffAnalytics.listForms({ platform: 'cpa' }), 'reads'),
    });
    await addForms(deps, 'cpa', { from: 0, to: 30 });
    const few = await measure();
    await addForms(deps, 'cpa', { from: 30, to: 200 });
    expect(await measure()).toEqual(few);
    expect(few.analytics).toBeLessThanOrEqual(130);
    expect(few.week).toBeLessThanOrEqual(40);
    expect(few.demos).toBeLessThanOrEqual(30);
    expect(few.forms).toBeLessThanOrEqual(35);
  });
});

async function openTenantOf(brandId: 'edgpt' | 'law', name: string) {
  const { agent, conversionId } = await openTenant(stack.url, name, brandId, stack.smallSiteUrl);
  return { client: agent.client, conversionId };
}
