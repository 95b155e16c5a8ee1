import { mkdtempSync, rmSync } from 'node:fs';
import { constants, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ChatMessage } from '#functions/domain/chat/chat-session.ts';
import { keys } from '#functions/storage/dynamodb/keys.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import { messagesOfConversation } from '#infra/cost/conversion-size.ts';
import { measuredUnits } from '#infra/cost/measured-units.ts';
import { openStaff, openTenant } from '#tests/support/callers/roles.ts';
import { openAgent } from '#tests/support/callers/signed-in.ts';
import { followConversion } from '#tests/support/callers/trial.ts';
import { addChats } from '#tests/support/data/add-chats.ts';
import { addBusyMonths, addCustomers } from '#tests/support/data/add-customers.ts';
import { addSchoolInvoices } from '#tests/support/data/add-school-invoices.ts';
import { runsInFull } from '#tests/support/sample.ts';
import { measureUnits } from '#tests/support/stacks/measure-units.ts';
import { startTestStack, type TestStack } from '#tests/support/stacks/start-test-stack.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-cost-'));
let stack: TestStack;
let owner: Awaited<ReturnType<typeof openTenant>>;

beforeAll(async () => {
  stack = await startTestStack(dataDir);
  owner = await openTenant(stack.url, 'Busy Academy', 'edgpt', stack.smallSiteUrl);
  await followConversion(owner.agent.client, owner.conversionId);
  await learnCourses();
});
afterAll(async () => {
  await stack?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Fills every item of a month's daily counts. */
async function addBusyMonth(): Promise<void> {
  const { chatDays } = await getDeps();
  for (let day = 1; day < 30; day++) {
    const date = new Date(Date.now() - day * 86_400_000);
    for (const visitor of 'abcdefgh')
      await chatDays.add(owner.conversionId, date, visitor, { visitors: 900, questions: 700, answered: 600 });
  }
}

/** The first two thousand fill a page of conversations and a month of busy days. */
const mostChats = runsInFull() ? 10_000 : 3000;

test(`looking at the dashboard costs the same after ten conversations and after ${mostChats}`, async () => {
  const { dashboard, chatHistory } = owner.agent.client;
  const { conversionId } = owner;
  const polls = {
    dashboard: () => dashboard.get({ conversionId }),
    history: () => chatHistory.listSessions({ brandId: 'edgpt', conversionId }),
    analytics: () => dashboard.getAnalytics({ conversionId, timeframe: '30d' }),
  };
  const measure = async () => ({
    dashboard: await measureUnits(polls.dashboard),
    history: await measureUnits(polls.history),
    analytics: await measureUnits(polls.analytics),
  });
  const deps = await getDeps();
  await addBusyMonth();
  await addChats(deps, conversionId, { from: 0, to: 10 });
  const few = await measure();
  await addChats(deps, conversionId, { from: 10, to: 2000 });
  const many = await measure();
  await addChats(deps, conversionId, { from: 2000, to: mostChats });
  const most = await measure();
  expect((await polls.dashboard()).stats.totalChats).toBe(mostChats);
  expect(few.dashboard).toBeGreaterThan(0);
  expect(most.dashboard).toBe(few.dashboard);
  // These read a whole page of conversations, which ten do not fill.
  expect(most).toEqual(many);
  // Of the newest ten it is read whether their visitors are there.
  expect(most.history).toBeLessThan(12 + 10);
  expect(most.analytics).toBeLessThan(50);
});

test('a conversation is entered once in the list that an erasure reads, and again after it was deleted', async () => {
  const { client } = openAgent(stack.url);
  const { conversionId } = owner;
  const deps = await getDeps();
  const { table, chats } = deps;
  const sessionId = 'entered';
  const ask = (message: string) => client.chat.sendMessage({ message, conversionId, sessionId });
  const entry = keys.chatOf(conversionId, sessionId);
  await ask('When is the office open?');
  expect(await table.take(entry)).toMatchObject({ sessionId });
  await ask('Where is the caretaker?');
  expect(await table.get(entry)).toBeUndefined();

  await deps.words.remove(conversionId, sessionId);
  const turn = { sentAt: new Date().toISOString(), content: 'And on Sunday?' };
  const question: ChatMessage = { ...turn, messageId: 'late-1', role: 'user' };
  const answer: ChatMessage = { ...turn, messageId: 'late-2', role: 'assistant', outcome: 'declined' };
  // As a message that began before the conversation was deleted.
  await chats.addExchange(conversionId, sessionId, [question, answer], { isFirst: false });
  expect(await table.get(entry)).toMatchObject({ sessionId });
  expect(await table.get(keys.chatSession(conversionId, sessionId))).toMatchObject({
    ...{ messageCount: 2, unanswered: new Set([turn.content]) },
  });
});

/** Fills three quotes, as the measured website does; theirs have the longer addresses of pages. */
const courses = Array.from(
  { length: 45 },
  (_, course) =>
    `Course ${course} has room ${course} for ${course + 9} pupils in the tall house beside the old mill and costs $${course + 90} a term.`,
);

/** Measured with the limits of address and assistant, which this stack does not count. */
const limitUnits = 2;

test.each(['firstMessage', 'laterMessage'] as const)(
  'a %s takes the units that docs/cost.md counts, within a fifth',
  async (kind) => {
    const { client } = openAgent(stack.url);
    const { conversionId } = owner;
    const sessionId = `counted-${kind}`;
    const ask = (message: string) => client.chat.sendMessage({ message, conversionId, sessionId });
    // The message in the middle of a conversation stands for all later ones.
    const earlier = kind === 'laterMessage' ? Math.floor(messagesOfConversation / 2) : 0;
    for (let course = 0; course < earlier; course++) await ask(`Which pupils take course ${course}?`);
    // As most messages without a model: quotes that may answer, which the owner sees as an open question.
    const units = (await measureUnits(() => ask('Which course has a room in the old mill?'))) + limitUnits;
    const { tableReadUnit, tableWriteUnit } = measuredUnits[kind];
    expect(Math.abs(units / (tableReadUnit + tableWriteUnit) - 1)).toBeLessThan(0.2);
  },
);

async function learnCourses(): Promise<void> {
  const { knowledgeBase } = owner.agent.client;
  const { conversionId } = owner;
  for (const from of [0, 15, 30])
    await knowledgeBase.upload({
      ...{ conversionId, type: 'text' },
      content: courses.slice(from, from + 15).join(' '),
    });
  await vi.waitFor(
    async () => expect((await knowledgeBase.get({ conversionId })).isUpdating).toBe(false),
    30_000,
  );
}

test('only conversations that an owner lists are in the index of due work', async () => {
  const { table } = await getDeps();
  const { client } = openAgent(stack.url);
  const question = { message: 'What does it cost?', platform: 'edgpt', sessionId: 'indexed' } as const;
  const { conversionId } = owner;
  for (const [chatOwner, kind] of [
    [conversionId, `CHATS#${conversionId}`],
    ['brand-edgpt', undefined],
  ] as const) {
    await client.chat.sendMessage({ ...question, ...(kind && { conversionId }) });
    const session = await table.get(keys.chatSession(chatOwner, 'indexed'));
    expect([session?.messageCount, session?.dueKind]).toEqual([2, kind]);
  }
});

test('dashboards go before conversions when the machine is busy', () => {
  const workerPid = stack.workerPid();
  if (!workerPid) throw new Error('There is no worker');
  const lowest = constants.priority.PRIORITY_LOW;
  const ours = getPriority(process.pid);
  // A run at the lowest priority leaves the worker no lower one.
  if (ours === lowest) expect(getPriority(workerPid)).toBe(lowest);
  else expect(getPriority(workerPid)).toBeGreaterThan(ours);
});

test('the staff dashboard costs the same with one page of customers and with two thousand, at most twelve read units', async () => {
  const deps = await getDeps();
  const { snapshots } = deps;
  const { superadmin } = (await openStaff(stack.url, 'superadmin', 'gpt')).client;
  const measure = async () => {
    await snapshots.drop(['all']);
    return {
      built: await measureUnits(() => superadmin.getDashboard({}), 'reads'),
      fresh: await measureUnits(() => superadmin.getDashboard({}), 'reads'),
    };
  };
  await addBusyMonths(deps);
  await addSchoolInvoices(deps, 12);
  for (const kind of ['trial', 'customer'] as const) await addCustomers(kind, { from: 0, to: 50 });
  const few = await measure();
  for (const kind of ['trial', 'customer'] as const) await addCustomers(kind, { from: 50, to: 1000 });
  await addSchoolInvoices(deps, 40);
  expect(await measure()).toEqual(few);
  expect((await superadmin.getDashboard({})).schoolInvoices).toHaveLength(10);
  expect(few.built).toBeLessThanOrEqual(12);
  expect(few.fresh).toBeLessThanOrEqual(4);
  const search = { query: 'organisation-987.', kind: 'any' } as const;
  let found = await superadmin.searchUsers(search);
  const searching = await measureUnits(async () => {
    found = await superadmin.searchUsers(search);
  }, 'reads');
  expect(found.users.map(({ website }) => website)).toEqual(
    Array(2).fill('https://www.organisation-987.example.org'),
  );
  expect([found.searched, found.next]).toEqual([2001, undefined]);
  expect(searching / found.searched, 'read units a customer').toBeLessThan(0.08);
  const byAddress = await measureUnits(
    () => superadmin.searchUsers({ ...search, query: owner.email }),
    'reads',
  );
  expect(byAddress, 'read units by the key of an address').toBeLessThan(10);
});
