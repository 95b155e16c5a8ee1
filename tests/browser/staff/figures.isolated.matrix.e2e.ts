import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openSession } from '#functions/domain/identity/session/open-session.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import { readMails } from '#tests/support/callers/outbox.ts';
import { openStaff, openTenant } from '#tests/support/callers/roles.ts';
import { openAgent } from '#tests/support/callers/signed-in.ts';
import { followConversion } from '#tests/support/callers/trial.ts';
import { addChats } from '#tests/support/data/add-chats.ts';
import { type LifeCycleWorld, openLifeCycleWorld } from '#tests/support/stacks/life-cycle-world.ts';
import { patienceMilliseconds } from '../../../checks/patience.ts';
import { launchBrowser } from '../support/browser.ts';
import { chooseMore } from '../support/choose-more.ts';

/** Every rating of the data: three helpful answers and two that were not. */
const satisfaction = '3.4 of 5';
const answered = ['What is the phone number?', 'When does the office open?', 'How much is lunch?'];
const unanswered = [
  'Do you sell purple unicorn saddles?',
  'Is there a helicopter?',
  'Do you rent submarines?',
];

let world: LifeCycleWorld;
let browser: Browser;
let school: Awaited<ReturnType<LifeCycleWorld['openCustomer']>>;
let owner: Page;
let staff: Page;

beforeAll(async () => {
  world = await openLifeCycleWorld();
  browser = await launchBrowser();
  school = await world.openCustomer('Counted Academy');
  const firm = await openTenant(world.url, 'Counted Lawyers', 'law', world.smallSiteUrl);
  await followConversion(firm.agent.client, firm.conversionId);
  await chatWithSchool();
  // A brand with many conversations, of which nobody rated any.
  for (const [number, message] of unanswered.entries()) {
    const { client } = openAgent(world.url);
    const { conversionId } = firm;
    await client.chat.sendMessage({ conversionId, sessionId: `s${number}`, platform: 'law', message });
  }
  await payWithinTrial();
  [owner, staff] = await Promise.all([openOwner(), openStaffPage()]);
});
afterAll(async () => {
  await browser?.close();
  await world?.stop();
});

/** Four conversations: two ratings of three and one of one disagree within, and one has none. */
async function chatWithSchool(): Promise<void> {
  const { client } = openAgent(world.url);
  const { conversionId, ask } = school;
  const rate = async (sessionId: string, question: string, rating?: 'helpful' | 'unhelpful') => {
    const { messageId } = await ask(sessionId, question);
    if (rating) await client.conversations.rateAnswer({ conversionId, sessionId, messageId, rating });
  };
  const [phone = '', hours = '', lunch = ''] = answered;
  const [saddles = '', helicopter = ''] = unanswered;
  await rate('mixed', phone, 'helpful');
  await rate('mixed', hours, 'helpful');
  await rate('mixed', saddles, 'unhelpful');
  await rate('unhappy', helicopter, 'unhelpful');
  await rate('happy', lunch, 'helpful');
  await rate('silent', phone);
  // Neither a rating of what is no question nor a conversation that was deleted counts anywhere.
  await rate('silent', 'Hello', 'helpful');
  await rate('gone', phone, 'helpful');
  await rate('gone', saddles, 'unhelpful');
  await client.conversations.deleteConversation({ conversionId, sessionId: 'gone' });
}

/** The school enters a card while its trial runs: nothing is charged yet. */
async function payWithinTrial(): Promise<void> {
  const { agent, email } = school;
  const { clientSecret } = await agent.client.checkout.createSubscription({
    ...{ platform: 'edgpt', tierId: 'growth', interval: 'monthly' },
    ...{ customerEmail: email, customerName: 'Counted Academy' },
  });
  await fetch(`${world.url}/_local/payments/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientSecret, number: '4242424242424242' }),
  });
  await vi.waitFor(
    async () => expect((await agent.client.billing.get({})).plan).toBe('growth'),
    patienceMilliseconds,
  );
}

async function openPage(storage: Record<string, string> = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: world.url, reducedMotion: 'reduce' });
  context.setDefaultTimeout(patienceMilliseconds);
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, storage);
  return context.newPage();
}

async function openOwner(): Promise<Page> {
  const page = await openPage();
  await page.goto(`/school-dashboard/${school.conversionId}?tab=overview`);
  await page.getByLabel('Email').fill(school.email);
  await page.getByLabel(/^Password/).fill(school.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('tablist', { name: 'Dashboard' }).waitFor();
  return page;
}

async function openStaffPage(): Promise<Page> {
  const { userId, email } = await openStaff(world.url, 'superadmin', 'gpt');
  const ports = await getDeps();
  const { accessToken } = await openSession(ports, { userId }, { audience: 'staff', device: 'Test' });
  await (await getDeps()).snapshots.drop(['all']);
  return openPage({ adminToken: accessToken, adminEmail: email });
}

/** The figure that a definition list shows under a label. */
const figure = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')
    .first();
/** The bars of a chart: their labels with their counts. */
const readBars = (page: Page, title: string) =>
  page
    .getByRole('region', { name: title })
    .getByRole('listitem')
    .evaluateAll((bars) =>
      bars.map((bar) =>
        [...bar.children]
          .map((part) => part.textContent)
          .join(' ')
          .trim(),
      ),
    );
/** The parts of a bar with their counts and shares. */
const readParts = (page: Page, title: string) =>
  page.getByRole('region', { name: title }).getByRole('listitem').allTextContents();
const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).last().click();

const results = ['Answered 4 · 67%', 'Not certain 0 · 0%', 'Not answered 2 · 33%'];
const ratings = ['Helpful  3', 'Not helpful  2'];
const outcomes = ['Completed 2 · 50%', 'Asked for a person 0 · 0%', 'Question left open 2 · 50%'];

describe('one set of data adds up on every screen', () => {
  test('of its owner', async () => {
    await figure(owner, 'Total Chats').getByText('4', { exact: true }).waitFor();
    expect(await figure(owner, 'Satisfaction').textContent()).toBe(satisfaction);
    const recent = owner.getByRole('region', { name: 'Recent chats' }).getByRole('listitem');
    expect((await recent.allTextContents()).map((text) => text.match(/\d\.\d of 5|Not rated/)?.[0])).toEqual([
      ...['Not rated', '5.0 of 5', '1.0 of 5', '3.7 of 5'],
    ]);
    await openTab(owner, 'Chat History');
    const listed = owner.getByRole('list', { name: 'Conversations' }).getByRole('listitem');
    await expect.poll(() => listed.count()).toBe(4);
    const lines = await listed.allTextContents();
    expect(lines.map((text) => text.match(/\d\.\d of 5|Not rated/)?.[0])).toEqual([
      ...[undefined, '5.0 of 5', '1.0 of 5', '3.7 of 5'],
    ]);
    expect(lines.map((text) => text.match(/Completed|\d unanswered/)?.[0])).toEqual([
      ...['Completed', 'Completed', '1 unanswered', '1 unanswered'],
    ]);
    expect(await owner.getByLabel('Outcome', { exact: true }).locator('option').allTextContents()).toEqual(
      expect.arrayContaining(['Completed', 'Question left open']),
    );
    await chooseMore(owner, 'AI Summary');
    await figure(owner, 'Conversations').getByText('4', { exact: true }).waitFor();
    expect(await figure(owner, 'Satisfaction').textContent()).toBe(satisfaction);
    await owner.getByText('6 questions: 4 answered, 2 not answered.').waitFor();
    await openTab(owner, 'Analytics');
    await owner.getByRole('button', { name: 'Advanced' }).click();
    for (const period of ['24h', '7d', '30d']) {
      await owner.getByLabel('Timeframe').selectOption(period);
      await owner.getByText('Conversations: 4', { exact: true }).first().waitFor();
      expect(await readParts(owner, 'Answers to questions')).toEqual(results);
      expect(await readBars(owner, `Satisfaction: ${satisfaction}`)).toEqual([...ratings, 'Not rated  1']);
      expect(await readParts(owner, 'Outcomes of conversations')).toEqual(outcomes);
    }
  });

  test('of staff, where chats that nobody rated pull no score', async () => {
    await staff.goto('/superadmin');
    await staff.getByText(`Sentiment: ${satisfaction}.0`).waitFor();
    const schools = staff.getByRole('row').filter({ hasText: 'EdGPT.ai' });
    expect(await schools.getByRole('cell').allTextContents()).toEqual(['1', '0', '0.0%', '$0.00']);
    await openTab(staff, 'Trial Users');
    await staff.getByRole('row').filter({ hasText: 'Counted Academy' }).getByText('Active').waitFor();
    await openTab(staff, 'Sentiments');
    const [ofSchools, ofLawyers] = ['EdGPT.ai', 'LawFirmGPT.ai'].map((name) =>
      staff.getByRole('listitem').filter({ hasText: name }),
    );
    await ofSchools?.getByText(`${satisfaction}.0`).waitFor();
    expect(await ofSchools?.locator('dd').allTextContents()).toEqual(['50.0%', '16.7%', '33.3%']);
    await ofLawyers?.getByText('No ratings yet').waitFor();
    await openTab(staff, 'Analytics');
    const row = staff.getByRole('row').filter({ hasText: 'EdGPT.ai' }).filter({ hasText: '66.7%' });
    await row.getByText(satisfaction).waitFor();
    await openTab(staff, 'Conversations');
    expect(await readBars(staff, 'Answers to questions')).toEqual([
      ...['Answered  4', 'Not certain  0', 'Not answered  5'],
    ]);
    expect(await readBars(staff, `Satisfaction: ${satisfaction}`)).toEqual([...ratings, 'Not rated  4']);
  });

  test('in the file, the replies and the weekly mail', async () => {
    const { agent, conversionId, email } = school;
    const { content } = await agent.client.chatHistory.exportData({ brandId: 'edgpt', conversionId });
    const [head = [], ...rows] = content.replace('\uFEFF', '').trim().split('\r\n').map(readRow);
    const column = (name: string) => rows.map((row) => row[head.indexOf(name)] ?? '');
    const total = (name: string) => column(name).reduce((sum, text) => sum + Number(text), 0);
    expect(column('Outcome').toSorted()).toEqual([
      ...['Completed', 'Completed', 'Question left open', 'Question left open'],
    ]);
    expect(['Answered', 'Not certain', 'Not answered'].map(total)).toEqual([4, 0, 2]);
    expect(['Answers rated', 'Rated as helpful'].map(total)).toEqual([5, 3]);
    expect(column('Satisfaction (1 to 5)')).toEqual(['', '5', '1', '3.7']);
    const { stats } = await agent.client.dashboard.get({});
    const summary = await agent.client.chatHistory.summarize({ brandId: 'edgpt', conversionId });
    expect([stats.satisfactionScore, summary.avgSatisfaction]).toEqual([3.4, 3.4]);
    // The day after the mails of the next Monday, each of which waits for a minute of its own.
    world.setClock(((8 - new Date().getUTCDay()) % 7 || 7) + 1);
    await world.sweep();
    await world.expectMail(email, /^Last week your visitors asked 6 questions/);
    const weekly = (await readMails(world.url, email)).find(({ subject }) => subject.startsWith('Last week'));
    expect(weekly?.text).toContain('4 answered, 2 not answered');
    expect(weekly?.text).toContain(`5 answers were rated, 3 of them as helpful: ${satisfaction}`);
  });
});

test('a day of 1,500 conversations is counted whole everywhere, and says from how many the rest comes', async () => {
  world.setClock(0);
  const busy = await world.openCustomer('Busy Academy');
  const { conversionId, agent } = busy;
  await addChats(world.deps, conversionId, { from: 0, to: 10 });
  const counted = { conversations: 1490, questions: 1490, answered: 1490 };
  await world.deps.chatDays.add(conversionId, new Date(), 'busy', counted);
  const { stats } = await agent.client.dashboard.get({ conversionId });
  const ofDay = await agent.client.dashboard.getAnalytics({ conversionId, timeframe: '24h' });
  const ofWeek = await agent.client.dashboard.getAnalytics({ conversionId, timeframe: '7d' });
  const summary = await agent.client.chatHistory.summarize({
    ...{ brandId: 'edgpt', conversionId, period: 'daily' },
  });
  expect([stats, ofDay, ofWeek, summary].map(({ totalChats }) => totalChats)).toEqual([
    1500, 1500, 1500, 1500,
  ]);
  expect([ofDay, ofWeek, summary].map(({ sampleSize }) => sampleSize)).toEqual([10, 10, 10]);
});

/** Every cell is quoted. */
function readRow(line: string): string[] {
  return line.slice(1, -1).split('","');
}
