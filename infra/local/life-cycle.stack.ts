import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eraseDueAccounts } from '#functions/domain/identity/erase-accounts.ts';
import { runLifeCycles } from '#functions/domain/plans/run-life-cycles.ts';
import { takeInCustomers } from '#functions/domain/plans/take-in-customers.ts';
import { monthOf } from '#functions/domain/plans/usage-store.ts';
import { type Deps, getDeps } from '#functions/lib/deps.ts';
import { openPlanDeps } from '#functions/lib/plan-deps.ts';
import { openAccountEraser } from '#functions/storage/account-eraser.ts';
import { openChatHistoryStore } from '#functions/storage/chat-history-store.ts';
import { keys } from '#functions/storage/keys.ts';
import { openTenantStore } from '#functions/storage/tenant-store.ts';
import { findPlan } from '#shared/domain/pricing.ts';
import { addDays } from '#shared/domain/trial.ts';
import { type Stack, startStack } from './start-stack.ts';
import { readMails } from './testing/outbox.ts';
import { openStaff, openTenant } from './testing/roles.ts';
import { openAgent } from './testing/signed-in.ts';
import { runAsSweeper } from './testing/sweeper.ts';
import { readTable } from './testing/table-reader.ts';
import { followConversion } from './testing/trial.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-life-cycle-'));
let stack: Stack;
let deps: Deps;
let began: Date;

beforeAll(async () => {
  stack = await startStack({ port: 0, dataDir, rateLimits: false });
  deps = await getDeps();
});
beforeEach(() => setClock(0));
afterAll(async () => {
  await stack?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Moves the clock of the API to days after the test's customer came. */
function setClock(days: number) {
  deps.now = () => addDays(new Date(), days);
}

/** What the sweeper does, by the clock of the API. */
const sweep = () =>
  runAsSweeper(async () => {
    const plans = openPlanDeps(deps);
    const failures: unknown[] = [];
    await takeInCustomers({ ...plans, tenants: openTenantStore(deps.table) });
    await runLifeCycles({
      ...plans,
      chatHistory: openChatHistoryStore(deps.table),
      startMail: deps.sendMail,
      reportFailure: (_organisationId, error) => failures.push(error),
    });
    expect(failures).toEqual([]);
    await eraseDueAccounts({ ...deps, eraser: openAccountEraser(deps.table, deps.objects) });
  });

async function openCustomer(name: string) {
  const tenant = await openTenant(stack.url, name, 'edgpt', `${stack.sampleSiteUrl}/`);
  await followConversion(tenant.agent.client, tenant.conversionId);
  began = new Date();
  const { organisation } = await tenant.agent.client.account.get({});
  const ask = (sessionId: string, message = 'What are the office hours?') =>
    openAgent(stack.url).client.chat.sendMessage({
      ...{ message, platform: 'edgpt', conversionId: tenant.conversionId, sessionId },
    });
  return { ...tenant, organisationId: organisation?.organisationId ?? '', ask };
}

const subjectsTo = async (email: string) => (await readMails(stack.url, email)).map(({ subject }) => subject);
const expectMail = (email: string, subject: RegExp, count = 1) =>
  expect
    .poll(async () => (await subjectsTo(email)).filter((it) => subject.test(it)).length, { timeout: 20_000 })
    .toBe(count);
const paused = { code: 'ASSISTANT_PAUSED', status: 409 };

test('a conversation is counted once, at its first message, however many come at once', async () => {
  const { agent, conversionId, ask } = await openCustomer('Counted Academy');
  await ask('first');
  await ask('first', 'Where is the school?');
  await Promise.all([ask('second'), ask('second'), ask('second'), ask('third')]);
  const { plan } = await agent.client.dashboard.get({ conversionId });
  expect(plan).toEqual({
    ...{ id: 'trial', name: 'Trial', conversations: 3, pause: null, erasedAt: null },
    monthlyConversations: findPlan('enrollment', 'trial').monthlyConversations,
  });
});

test('staff put a customer on a plan: the assistant answers again, and nothing is erased', async () => {
  const { email, conversionId, organisationId, ask } = await openCustomer('Paying Academy');
  for (const day of [7, 30]) {
    setClock(day);
    await sweep();
  }
  await expect(ask('late')).rejects.toMatchObject(paused);
  const [staff, stranger] = [
    await openStaff(stack.url, 'domain-admin', 'edgpt'),
    await openStaff(stack.url, 'domain-admin', 'law'),
  ];
  const order = { organisationId, plan: 'growth' as const };
  await expect(stranger.client.superadmin.setPlan(order)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(staff.client.superadmin.setPlan({ ...order, plan: 'basic' })).rejects.toMatchObject({
    code: 'VALIDATION',
  });
  await expect(staff.client.superadmin.setPlan({ ...order, organisationId: 'nobody' })).rejects.toMatchObject(
    { code: 'NOT_FOUND' },
  );
  expect(await staff.client.superadmin.setPlan(order)).toEqual({ plan: 'growth' });
  const { tenants } = await staff.client.superadmin.listTenants({});
  expect(tenants.find((tenant) => tenant.conversionId === conversionId)?.plan).toBe('growth');
  await ask('late');
  for (const day of [37.1, 60]) {
    setClock(day);
    await sweep();
  }
  expect((await readTable()).some((item) => item.includes(email))).toBe(true);
  await ask('later');
});

test('a trial is told of, ends, is kept and is erased by its calendar, each once', async () => {
  const { agent, email, password, conversionId, ask } = await openCustomer('Ending Academy');
  await ask('begun');
  const form = await agent.client.forms.create({
    ...{ conversionId, name: 'Visit', fields: [{ id: 'f1', kind: 'text', label: 'Why' }] },
  });
  const visitor = openAgent(stack.url).client;
  const days: [day: number, subject: RegExp | undefined][] = [
    [3.9, undefined],
    [4, /^Your trial ends in 3 days/],
    [6, /^Your trial ends tomorrow/],
    [7, /^Your trial has ended/],
    [8, undefined],
    [30, /^Your data will be erased on/],
  ];
  for (const [day, subject] of days) {
    setClock(day);
    await sweep();
    await sweep();
    if (subject) await expectMail(email, subject);
  }
  expect(
    (await subjectsTo(email)).filter((subject) => /trial ends|has ended|be erased/.test(subject)),
  ).toHaveLength(4);

  setClock(8);
  const refusal = await ask('begun').catch((error: unknown) => error);
  expect(refusal).toMatchObject(paused);
  expect(String(refusal)).toContain('555-01');
  await expect(
    visitor.chat.sendMessage.stream(
      { message: 'Hello?', platform: 'edgpt', conversionId },
      { onText: () => undefined },
    ),
  ).rejects.toMatchObject(paused);
  const plain = await fetch(`${stack.url}/api/chat/form`, {
    method: 'POST',
    body: new URLSearchParams({ conversionId, message: 'Hello?' }),
  });
  expect(await plain.text()).toContain('glad to help you directly');
  const page = await visitor.conversions.getBrandProgress({ brandId: 'edgpt', conversionId });
  expect(page.pause).toMatchObject({ website: `${stack.sampleSiteUrl}/` });
  const panel = await visitor.widget.getPanel({ conversionId, host: 'www.maple-grove.org' });
  expect(panel.pause?.phone).toBe(page.site.phone);
  expect((await visitor.forms.getPublic({ formId: form.id })).pause).toEqual(page.pause);
  await expect(visitor.forms.submit({ formId: form.id, data: { f1: 'Because' } })).rejects.toMatchObject(
    paused,
  );
  expect(JSON.stringify([refusal, page, panel])).not.toMatch(/trial|plan\b|paid/i);

  await agent.signIn(email, password);
  const { plan } = await agent.client.dashboard.get({ conversionId });
  expect(plan).toMatchObject({ pause: 'trial-ended', erasedAt: expect.any(String) });
  const exported = await agent.client.chatHistory.exportData({
    brandId: 'edgpt',
    conversionId,
    period: 'monthly',
  });
  expect(exported.content).toContain('office hours');

  setClock(36.9);
  await sweep();
  expect((await readTable()).some((item) => item.includes(email))).toBe(true);
  setClock(37.1);
  await sweep();
  const left = (await readTable(37 * 86_400_000)).filter(
    (item) => item.includes(email) || item.includes(conversionId),
  );
  expect(left).toEqual([]);
});

test('a customer from before life cycles is found, told, kept for thirty days and erased', async () => {
  const { email, organisationId, conversionId } = await openCustomer('Older Academy');
  const neighbour = await openCustomer('Newer Academy');
  const before = await deps.organisations.find(neighbour.organisationId);
  setClock(400);
  await deps.table.update(keys.organisation(neighbour.organisationId), {
    UpdateExpression: 'SET #plan = :plan',
    ExpressionAttributeNames: { '#plan': 'plan' },
    ExpressionAttributeValues: { ':plan': 'growth' },
  });
  await deps.table.update(keys.organisation(organisationId), {
    UpdateExpression: 'REMOVE lifeCycle, dueKind, dueAt',
  });
  await openPlanDeps(deps).lifeCycles.saveWalk({ brandIndex: 0 });
  await sweep();
  await expectMail(email, /^Your trial has ended/);
  expect((await subjectsTo(email)).filter((subject) => /erased|ends in|ends tomorrow/.test(subject))).toEqual(
    [],
  );
  const taken = await deps.organisations.find(organisationId);
  expect(taken?.lifeCycle?.takenInAt).toMatch(/^\d{4}-/);
  expect((await deps.organisations.find(neighbour.organisationId))?.lifeCycle).toMatchObject({
    ownerId: before?.lifeCycle?.ownerId,
  });
  setClock(422.9);
  await sweep();
  expect((await subjectsTo(email)).filter((subject) => /be erased/.test(subject))).toEqual([]);
  setClock(423.1);
  await sweep();
  await expectMail(email, /^Your data will be erased on/);
  setClock(429.9);
  await sweep();
  expect((await readTable()).some((item) => item.includes(email))).toBe(true);
  setClock(430.1);
  await sweep();
  const left = (await readTable(430 * 86_400_000)).filter(
    (item) => item.includes(email) || item.includes(conversionId),
  );
  expect(left).toEqual([]);
});

test('a month that is used up is told at 80 and 100 percent, lets begun conversations go on and new ones wait', async () => {
  const { agent, email, conversionId, organisationId, ask } = await openCustomer('Busy Academy');
  await sweep();
  const quota = findPlan('enrollment', 'trial').monthlyConversations ?? 0;
  const use = (conversations: number) =>
    deps.table.put({ ...keys.usage(organisationId, monthOf(deps.now())), conversations });
  await use(quota * 0.8 - 2);
  await ask('a');
  await sweep();
  await ask('b');
  await sweep();
  await expectMail(email, /^80% of this month/);
  await ask('c');
  await use(quota - 1);
  await ask('d');
  await sweep();
  await expectMail(email, /^This month’s conversations are used up/);
  await ask('d');
  await expect(ask('e')).rejects.toMatchObject(paused);
  await sweep();
  await expectMail(email, /of this month|used up/, 2);
  const { plan } = await agent.client.dashboard.get({ conversionId });
  expect(plan).toMatchObject({ pause: 'conversations-used-up', conversations: quota });
});

describe('every kind of mail', () => {
  test('stops by one click, by the page, and by the switch of its owner, and a mere visit stops nothing', async () => {
    const { agent, email } = await openCustomer('Quiet Academy');
    await expectMail(email, /^Your assistant is ready/);
    const ready = (await readMails(stack.url, email)).find(({ subject }) =>
      subject.startsWith('Your assistant'),
    );
    const welcome = (await readMails(stack.url, email)).find(({ subject }) => subject.startsWith('Welcome'));
    expect(welcome?.headers).toEqual({});
    expect(ready?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const address = ready?.headers['List-Unsubscribe']?.replace(/[<>]/g, '') ?? '';

    const visit = await fetch(address);
    expect(visit.headers.get('content-type')).toContain('text/html');
    expect(await visit.text()).toContain('/user/unsubscribe#token=');
    expect(await agent.client.account.getMailChoices({})).toMatchObject({ assistant: true, weekly: true });

    const oneClick = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const multipart = new FormData();
    multipart.set('List-Unsubscribe', 'One-Click');
    const choices = await agent.client.account.getMailChoices({});
    for (const body of [oneClick, multipart]) {
      await agent.client.account.saveMailChoices(choices);
      expect((await fetch(address, { method: 'POST', body })).status).toBe(200);
      expect(await agent.client.account.getMailChoices({})).toEqual({ ...choices, assistant: false });
    }
    const token = new URL(address).searchParams.get('token') ?? '';
    await agent.client.account.saveMailChoices(choices);
    await openAgent(stack.url).client.mails.unsubscribe({ token });
    expect(await agent.client.account.getMailChoices({})).toEqual({ ...choices, assistant: false });
    await expect(
      openAgent(stack.url).client.mails.unsubscribe({ token: `${token.slice(0, -1)}` }),
    ).rejects.toMatchObject({ code: 'LINK_EXPIRED' });
  });

  test('is not sent to who does without it, and the others are', async () => {
    const { agent, email } = await openCustomer('Choosy Academy');
    const choices = await agent.client.account.getMailChoices({});
    await agent.client.account.saveMailChoices({ ...choices, trial: false });
    setClock(4);
    await sweep();
    setClock(9.5);
    await sweep();
    setClock(30);
    await sweep();
    await expectMail(email, /^Your data will be erased/);
    expect((await subjectsTo(email)).filter((subject) => /trial ends|has ended/.test(subject))).toEqual([]);
  });
});

/** Minutes after summaries go out, on the Mondays that follow. */
function listMondays(count: number): Date[] {
  const first = addDays(began, (8 - began.getUTCDay()) % 7 || 7);
  first.setUTCHours(13, 5);
  return Array.from({ length: count }, (_, week) => addDays(first, week * 7));
}

test('a week is summed up on its Monday, and weeks without visitors once', async () => {
  const { email, organisationId, ask } = await openCustomer('Weekly Academy');
  // With a plan the assistant goes on after the trial.
  await deps.table.update(keys.organisation(organisationId), {
    UpdateExpression: 'SET #plan = :plan',
    ExpressionAttributeNames: { '#plan': 'plan' },
    ExpressionAttributeValues: { ':plan': 'growth' },
  });
  await ask('a', 'Do you sell purple unicorn saddles?');
  await ask('b', 'What are the office hours?');
  for (const monday of listMondays(4)) {
    deps.now = () => monday;
    await sweep();
    await sweep();
  }
  await expectMail(email, /^Last week your visitors asked 2 questions/);
  await expectMail(email, /^Nobody has asked your assistant/);
  const mails = await readMails(stack.url, email);
  expect(mails.find(({ subject }) => subject.startsWith('Last week'))?.text).toContain(
    'purple unicorn saddles',
  );
  expect(mails.find(({ subject }) => subject.startsWith('Nobody'))?.text).toContain('?tab=widget-code');
});
