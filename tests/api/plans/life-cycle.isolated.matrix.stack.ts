import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { monthOf } from '#functions/domain/plans/month-of.ts';
import { keys } from '#functions/storage/dynamodb/keys.ts';
import { findPlan } from '#shared/domain/billing/pricing.ts';
import { addDays } from '#shared/domain/trial.ts';
import { readMails } from '#tests/support/callers/outbox.ts';
import { openStaff } from '#tests/support/callers/roles.ts';
import { openAgent } from '#tests/support/callers/signed-in.ts';
import { type LifeCycleWorld, openLifeCycleWorld } from '#tests/support/stacks/life-cycle-world.ts';
import { readTable } from '#tests/support/stacks/table-reader.ts';

let world: LifeCycleWorld;
beforeAll(async () => {
  world = await openLifeCycleWorld();
});
beforeEach(() => world.setClock(0));
afterAll(() => world?.stop());

const paused = { code: 'ASSISTANT_PAUSED', status: 409 };

test('a conversation is counted once, at its first message, however many messages come at once', async () => {
  const { agent, conversionId, ask } = await world.openCustomer('Counted Academy');
  await ask('first');
  await ask('first', 'Where is the school?');
  await Promise.all([ask('second'), ask('second'), ask('second'), ask('third')]);
  const { plan } = await agent.client.dashboard.get({ conversionId });
  expect(plan).toEqual({
    ...{
      id: 'trial',
      name: 'Trial',
      conversations: 3,
      pause: null,
      hadPlan: false,
      isClosing: false,
      chosen: null,
      erasedAt: null,
    },
    monthlyConversations: findPlan('enrollment', 'trial').monthlyConversations,
  });
});

test('when staff put a customer on a plan, the assistant answers again and nothing is erased', async () => {
  const { email, conversionId, organisationId, ask } = await world.openCustomer('Paying Academy');
  for (const day of [7, 30]) {
    world.setClock(day);
    await world.sweep();
  }
  await expect(ask('late')).rejects.toMatchObject(paused);
  const [staff, domainAdmin] = [
    await openStaff(world.url, 'superadmin', 'gpt'),
    await openStaff(world.url, 'domain-admin', 'edgpt'),
  ];
  const order = { organisationId, plan: 'growth' as const };
  await expect(domainAdmin.client.superadmin.setPlan(order)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(staff.client.superadmin.setPlan({ ...order, plan: 'basic' })).rejects.toMatchObject({
    code: 'VALIDATION',
  });
  await expect(staff.client.superadmin.setPlan({ ...order, organisationId: 'nobody' })).rejects.toMatchObject(
    { code: 'NOT_FOUND' },
  );
  expect(await staff.client.superadmin.setPlan(order)).toEqual({ plan: 'growth' });
  const { tenants } = await staff.client.superadmin.listTenants({});
  expect(tenants.find((tenant) => tenant.conversionId === conversionId)?.plan).toBe('growth');
  const { actions } = await (await openStaff(world.url, 'superadmin', 'gpt')).client.superadmin.listActions(
    {},
  );
  const deed = { kind: 'plan-set', organisationId, from: 'trial', to: 'growth' };
  expect(actions.filter((action) => action.deed.kind === 'plan-set')).toMatchObject([
    { staff: expect.any(String), customer: 'Paying Academy', deed },
  ]);
  await ask('late');
  for (const day of [37.1, 60]) {
    world.setClock(day);
    await world.sweep();
  }
  expect((await readTable()).some((item) => item.includes(email))).toBe(true);
  await ask('later');
});

test('a trial gets its reminder, ends, is kept and is erased on schedule, each once', async () => {
  const { agent, email, password, conversionId, ask } = await world.openCustomer('Ending Academy');
  await ask('begun');
  const form = await agent.client.forms.create({
    ...{ conversionId, name: 'Visit', fields: [{ id: 'f1', kind: 'text', label: 'Why' }] },
  });
  const visitor = openAgent(world.url).client;
  const days: [day: number, subject: RegExp | undefined][] = [
    [3.9, undefined],
    [4, /^Your trial ends in 3 days/],
    [6, /^Your trial ends tomorrow/],
    [7, /^Your trial has ended/],
    [8, undefined],
    [30, /^Your data will be erased on/],
  ];
  for (const [day, subject] of days) {
    world.setClock(day);
    await world.sweep();
    await world.sweep();
    if (subject) await world.expectMail(email, subject);
  }
  expect(
    (await world.subjectsTo(email)).filter((subject) => /trial ends|has ended|be erased/.test(subject)),
  ).toHaveLength(4);

  world.setClock(8);
  const refusal = await ask('begun').catch((error: unknown) => error);
  expect(refusal).toMatchObject(paused);
  expect(String(refusal)).toContain('555-01');
  await expect(
    visitor.chat.streamAnswer.stream(
      { message: 'Hello?', platform: 'edgpt', conversionId },
      { onText: () => undefined },
    ),
  ).rejects.toMatchObject(paused);
  const plain = await fetch(`${world.url}/api/chat/form`, {
    method: 'POST',
    body: new URLSearchParams({ conversionId, message: 'Hello?' }),
  });
  expect(await plain.text()).toContain('glad to help you directly');
  const page = await visitor.conversions.getBrandProgress({ brandId: 'edgpt', conversionId });
  expect(page.pause).toMatchObject({ website: world.smallSiteUrl });
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

  world.setClock(36.9);
  await world.sweep();
  expect((await readTable()).some((item) => item.includes(email))).toBe(true);
  world.setClock(37.1);
  await world.sweep();
  const left = (await readTable(37 * 86_400_000)).filter(
    (item) => item.includes(email) || item.includes(conversionId),
  );
  expect(left).toEqual([]);
});

test('a monthly allowance warns at 80 and 100 percent, and then lets open conversations continue but no new ones start', async () => {
  const { agent, email, conversionId, organisationId, ask } = await world.openCustomer('Busy Academy');
  await world.sweep();
  const quota = findPlan('enrollment', 'trial').monthlyConversations ?? 0;
  const use = (conversations: number) =>
    world.deps.table.put({ ...keys.usage(organisationId, monthOf(world.deps.now())), conversations });
  await use(quota * 0.8 - 2);
  await ask('a');
  await world.sweep();
  await ask('b');
  await world.sweep();
  await world.expectMail(email, /^You have used 80% of this month/);
  await ask('c');
  await use(quota - 1);
  await ask('d');
  await world.sweep();
  await world.expectMail(email, /^You have used all of this month’s conversations/);
  await ask('d');
  await expect(ask('e')).rejects.toMatchObject(paused);
  await world.sweep();
  await world.expectMail(email, /of this month/, 2);
  const { plan } = await agent.client.dashboard.get({ conversionId });
  expect(plan).toMatchObject({ pause: 'conversations-used-up', conversations: quota });
});

test('first messages at once take no more than what is left of the month', async () => {
  const { organisationId, ask } = await world.openCustomer('Hasty Academy');
  const quota = findPlan('enrollment', 'trial').monthlyConversations ?? 0;
  const key = keys.usage(organisationId, monthOf(world.deps.now()));
  const readUsed = async () => (await world.deps.table.get(key))?.conversations;
  await world.deps.table.put({ ...key, conversations: quota - 5 });
  const asked = await Promise.allSettled(Array.from({ length: 30 }, (_, index) => ask(`hasty-${index}`)));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(await readUsed()).toBe(quota);
});

/** Minutes after the last weekly summaries have gone out, on the following Mondays. */
function listMondays(began: Date, count: number): Date[] {
  const first = addDays(began, (8 - began.getUTCDay()) % 7 || 7);
  first.setUTCHours(17, 5);
  return Array.from({ length: count }, (_, week) => addDays(first, week * 7));
}

test('a week is summed up on the Monday after it, and only the first week without visitors is', async () => {
  const { agent, email, organisationId, conversionId, began, ask } =
    await world.openCustomer('Weekly Academy');
  await world.deps.table.update(keys.organisation(organisationId), { set: { plan: 'growth' } });
  const { messageId } = await ask('a', 'Do you sell purple unicorn saddles?');
  await ask('b', 'What are the office hours?');
  await ask('c', 'Would a walrus win at chess?');
  const { questions } = await agent.client.dashboard.getAttention({ conversionId });
  const questionId = questions.find(({ question }) => question.includes('walrus'))?.id ?? '';
  await agent.client.dashboard.dismissQuestion({ conversionId, questionId });
  for (const monday of listMondays(began, 4)) {
    world.deps.now = () => monday;
    for (const claim of await world.handOverLedgers()) await world.receiveLedger(claim);
    await world.sweep();
    await world.sweep();
  }
  await world.expectMail(email, /^Last week your visitors asked 3 questions/);
  await world.expectMail(email, /^Nobody has asked your assistant/);
  const mails = await readMails(world.url, email);
  const weekly = mails.find(({ subject }) => subject.startsWith('Last week'))?.text ?? '';
  expect(weekly).toContain('purple unicorn saddles');
  expect(weekly, 'dismissed').not.toContain('walrus');
  expect(weekly).toMatch(/Keep this email: with the code [0-9a-f]{64} anybody/);
  expect(mails.filter(({ subject }) => subject.startsWith('Answer record'))).toEqual([]);
  expect(mails.find(({ subject }) => subject.startsWith('Nobody'))?.text).toContain('?tab=widget-code');

  world.setClock(0);
  const answer = { brandId: 'edgpt', conversionId, sessionId: 'a', messageId } as const;
  await agent.client.chatHistory.redactAnswer(answer);
  const ours = (await readTable()).filter((item) => item.includes(`weekly-${organisationId}`));
  expect(ours).not.toEqual([]);
  expect(ours.filter((item) => item.includes('unicorn'))).toEqual([]);
});

test('a week is summed up once, when a worker dies, its message is lost or comes again, and two have the same', async () => {
  const { email, organisationId, began, ask } = await world.openCustomer('Steady Academy');
  await ask('a', 'Do you sell purple unicorn saddles?');
  const [monday = began] = listMondays(began, 1);
  const isOurs = (claim: { organisationId: string }) => claim.organisationId === organisationId;
  world.deps.now = () => monday;
  const [lost] = (await world.handOver()).filter(isOurs);
  expect(await world.handOver()).toEqual([]);
  world.deps.now = () => new Date(monday.getTime() + 61 * 60_000);
  const [claim] = (await world.handOver()).filter(isOurs);
  if (!lost || !claim) throw new Error('The customer was not handed over twice');
  await world.receive(lost);
  expect((await world.deps.organisations.find(organisationId))?.dueAt).toBe(claim.claimedUntil);
  await Promise.all([world.receive(claim), world.receive(claim)]);
  await world.receive(claim);
  await world.expectMail(email, /^Last week your visitors asked/);
  expect(await world.handOver()).toEqual([]);
});
