import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmEmailPath } from '#shared/domain/mail/confirm-email-path.ts';
import { readMails, waitForLink } from '#tests/support/callers/outbox.ts';
import { type Agent, openAgent } from '#tests/support/callers/signed-in.ts';
import { describeTrial, followConversion } from '#tests/support/callers/trial.ts';
import { type JoinedStack, joinStack } from '#tests/support/stacks/join-stack.ts';

let stack: JoinedStack;
let owner: Agent;
let conversionId: string;
const formula = '=HYPERLINK("http://evil.example","When is lunch?")';

beforeAll(async () => {
  stack = await joinStack();
  owner = openAgent(stack.url);
  const trial = describeTrial('Dashboard School', stack.smallSiteUrl);
  ({ conversionId } = await owner.client.signup.createTrial(trial));
  await followConversion(owner.client, conversionId);
  await owner.signIn(trial.adminContact.email ?? '', trial.adminContact.password ?? '');
});
afterAll(() => stack?.leave());

const say = (sessionId: string, message: string) =>
  openAgent(stack.url).client.chat.sendMessage({ message, platform: 'edgpt', conversionId, sessionId });
const assistant = () => ({ brandId: 'edgpt', conversionId });

describe('the dashboard of an assistant', () => {
  test('starts with only its pages and its trial days', async () => {
    const { stats, schoolInfo, recentChats } = await owner.client.dashboard.get({});
    expect(stats).toMatchObject({ totalChats: 0, averageResponseTime: null, satisfactionScore: null });
    expect(stats.knowledgeBaseEntries).toBe(3);
    expect(schoolInfo).toMatchObject({ schoolName: 'Dashboard School', trialDaysRemaining: 7 });
    expect(recentChats).toEqual([]);
  });

  test('counts visitors’ activity and lists each conversation', async () => {
    const { messageId } = await say('first', 'What is the phone number?');
    await say('first', 'When does the office open?');
    await say('second', 'Do you sell purple unicorn saddles?');
    await say('second', 'Are purple unicorn saddles sold here?');
    await say('third', formula);
    await say('third', 'What is 2+2?');
    await openAgent(stack.url).client.conversations.rateAnswer({
      ...{ conversionId, sessionId: 'first', messageId },
      rating: 'helpful',
    });
    for (let visitor = 0; visitor < 4; visitor++)
      await openAgent(stack.url).client.conversations.recordVisit({ conversionId });
    const { stats, recentChats } = await owner.client.dashboard.getById({ conversionId });
    expect(stats).toMatchObject({ totalChats: 3, todaysChats: 3, satisfactionScore: 5 });
    expect(stats).toMatchObject({ totalVisitors: 4, todaysVisitors: 4 });
    expect(stats.averageResponseTime).toBeGreaterThanOrEqual(0);
    expect(recentChats.map(({ question }) => question)).toEqual([
      formula,
      'Do you sell purple unicorn saddles?',
      'What is the phone number?',
    ]);
  });
});

test('the account’s own questions are marked as tests, and count nowhere', async () => {
  const read = async () => {
    const { stats, plan } = await owner.client.dashboard.get({});
    const { questions } = await owner.client.dashboard.getAttention({ conversionId });
    const { totalChats, totalVisitors } = await owner.client.dashboard.getAnalytics({
      ...{ conversionId, timeframe: '7d' },
    });
    const { averageResponseTime: _time, ...counts } = stats;
    return { counts, used: plan?.conversations, questions, totalChats, totalVisitors };
  };
  const before = await read();
  const { messageId } = await owner.client.chat.sendMessage({
    ...{ conversionId, sessionId: 'own', platform: 'edgpt', message: 'Do you rent submarines?' },
  });
  await owner.client.conversations.recordVisit({ conversionId });
  const rated = { conversionId, sessionId: 'own', messageId, rating: 'unhelpful' as const };
  await owner.client.conversations.rateAnswer(rated);
  expect(await read()).toEqual(before);
  const { recentChats } = await owner.client.dashboard.get({});
  expect(recentChats[0]).toMatchObject({ id: 'own', isTest: true });
  expect(recentChats[1]).not.toHaveProperty('isTest');
  const list = async (filter: 'all' | 'visitors' | 'tests') =>
    (await owner.client.chatHistory.listSessions({ ...assistant(), filter })).sessions.map(({ id }) => id);
  expect(await list('tests')).toEqual(['own']);
  expect(await list('visitors')).not.toContain('own');
  await owner.client.chatHistory.deleteSession({ ...assistant(), sessionId: 'own' });
});

describe('the chat history', () => {
  const list = async (search = '', filter: 'all' | 'abandoned' | 'high-satisfaction' = 'all') =>
    (await owner.client.chatHistory.listSessions({ ...assistant(), search, filter })).sessions;

  test('can be searched and filtered', async () => {
    expect((await list('UNICORN')).map(({ id }) => id)).toEqual(['second']);
    expect(
      (await list('office?  open')).map(({ id }) => id),
      'a later question',
    ).toEqual(['first']);
    expect((await list('', 'abandoned')).map(({ id }) => id)).toContain('second');
    expect((await list('', 'high-satisfaction')).map(({ id }) => id)).toEqual(['first']);
    const [first] = await list('phone');
    expect(first).toMatchObject({ messageCount: 4, outcome: 'completed', satisfaction: 5 });
  });

  test('keeps each conversation word for word, with its sources', async () => {
    const { messages } = await owner.client.chatHistory.getSession({ ...assistant(), sessionId: 'first' });
    expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant']);
    expect(messages[1]?.citations.length).toBeGreaterThan(0);
    expect(messages.map(({ rating }) => rating)).toEqual([undefined, 'helpful', undefined, undefined]);
  });

  test('shows which answers the owner has corrected, matched by the question’s words', async () => {
    const read = async () =>
      (await owner.client.chatHistory.getSession({ ...assistant(), sessionId: 'first' })).messages.map(
        ({ correction }) => correction?.answer,
      );
    expect(await read()).toEqual([undefined, undefined, undefined, undefined]);
    const { knowledgeBase } = owner.client;
    const given = { conversionId, question: 'WHEN does the office open', answer: 'At nine.' };
    const { correction } = await knowledgeBase.correctAnswer(given);
    expect(await read()).toEqual([undefined, undefined, undefined, 'At nine.']);
    await knowledgeBase.correctAnswer({ ...given, answer: 'At ten.' });
    expect(await read()).toEqual([undefined, undefined, undefined, 'At ten.']);
    await knowledgeBase.deleteCorrection({ conversionId, correctionId: correction.id });
    expect(await read()).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('has a summary and counts over time', async () => {
    const summary = await owner.client.chatHistory.summarize(assistant());
    expect(summary).toMatchObject({ totalChats: 3, avgSatisfaction: 5 });
    expect(summary.insights.length).toBeGreaterThan(0);
    const analytics = await owner.client.dashboard.getAnalytics({ conversionId, timeframe: '24h' });
    expect(analytics.totalChats).toBe(3);
    expect(analytics.chats.at(-1)?.count).toBe(3);
    expect(analytics.visitors.at(-1)?.count).toBe(4);
    expect(analytics.funnel.slice(0, 2).map(({ count }) => count)).toEqual([4, 3]);
    expect(analytics.unansweredQuestions).toContainEqual({
      label: expect.stringContaining('unicorn'),
      count: 2,
    });
    const unanswered = analytics.unansweredQuestions.map(({ label }) => label);
    expect(unanswered, 'no website is there to tell this').not.toContainEqual(expect.stringContaining('2+2'));
    const week = await owner.client.dashboard.getAnalytics({ conversionId, timeframe: '7d' });
    expect([week.totalChats, week.totalVisitors, week.visitors.at(-1)?.count]).toEqual([3, 4, 4]);
    expect(week.contacts).toBe(0);
    expect(week.previous).toMatchObject({ totalChats: 0, questions: { answered: 0 }, contacts: 0 });
    const of = (counts: typeof analytics.sentiment) => counts.map(({ label, count }) => [label, count]);
    expect(of(analytics.sentiment)).toEqual([
      ['positive', 1],
      ['neutral', 5],
      ['negative', 0],
    ]);
    const [mostUsed] = analytics.sources;
    expect(mostUsed?.count).toBeGreaterThan(0);
    expect(analytics.sourceValue[0]).toMatchObject({ conversations: expect.any(Number), contacts: 0 });
  });

  test('lists open questions for the owner until they are answered or dismissed', async () => {
    const read = () => owner.client.dashboard.getAttention({ conversionId });
    const find = ({ questions }: Awaited<ReturnType<typeof read>>) =>
      questions.find(({ question }) => question.includes('unicorn'));
    const before = await read();
    const first = find(before);
    expect(first).toMatchObject({ result: 'unanswered', count: 2, sessionId: 'second' });
    const questionId = first?.id ?? '';
    const { dashboard, knowledgeBase } = owner.client;
    await dashboard.dismissQuestion({ conversionId, questionId });
    const after = await read();
    expect(find(after)).toBeUndefined();
    expect(after.openQuestions).toBe(before.openQuestions - 1);
    expect(after.dismissedQuestions).toMatchObject([{ id: questionId, question: first?.question }]);
    const charted = async () => {
      const { unansweredQuestions } = await dashboard.getAnalytics({ conversionId, timeframe: '24h' });
      return unansweredQuestions.some(({ label }) => label.includes('unicorn'));
    };
    expect(await charted()).toBe(false);
    await dashboard.restoreQuestion({ conversionId, questionId });
    expect(await read()).toEqual(before);
    expect(await charted()).toBe(true);
    const stranger = openAgent(stack.url).client.dashboard;
    await expect(stranger.dismissQuestion({ conversionId, questionId })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    for (const question of ['Do you sell purple unicorn saddles?', 'Are purple unicorn saddles sold here?'])
      await knowledgeBase.correctAnswer({ conversionId, question, answer: 'No.' });
    expect(find(await read())).toBeUndefined();
    expect(await charted()).toBe(false);
    const { writtenAnswers } = await dashboard.getAnalytics({ conversionId, timeframe: '24h' });
    expect(writtenAnswers).toContainEqual({
      ...{ question: 'Do you sell purple unicorn saddles?', writtenAt: expect.any(String) },
      ...{ openBefore: expect.any(Number), answeredSince: 0 },
    });
  });

  test('is exported so that no spreadsheet runs a question as a formula', async () => {
    const { filename, content } = await owner.client.chatHistory.exportData(assistant());
    expect(filename).toMatch(/^chat-analytics-weekly-\d{4}-\d\d-\d\d\.csv$/);
    expect(content).toContain('unicorn');
    expect(content).toContain(`"'=HYPERLINK`);
    const figures = await owner.client.dashboard.exportAnalytics({ conversionId, timeframe: '7d' });
    expect(figures.filename).toMatch(/^analytics-7d-\d{4}-\d\d-\d\d\.csv$/);
    expect(figures.content).toContain('"Conversations","","3","0"');
    expect(figures.content).not.toMatch(/,"=/);
  });

  test('deletes a conversation for good at the owner’s request', async () => {
    await owner.client.chatHistory.deleteSession({ ...assistant(), sessionId: 'second' });
    expect((await list()).map(({ id }) => id)).toEqual(['third', 'first']);
    await expect(
      owner.client.chatHistory.getSession({ ...assistant(), sessionId: 'second' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

test('settings start with the values of the signup and keep later changes', async () => {
  const before = await owner.client.dashboard.getSettings({ conversionId });
  expect(before).toMatchObject({
    siteName: '',
    account: { adminName: 'Elena Marsh', phone: '(541) 555-0142' },
    standards: {
      ...{ isRead: true, siteName: 'Dashboard School', siteUrl: stack.smallSiteUrl },
      recipients: ['dashboard-school@maple-grove.org'],
      suggestedQuestions: expect.arrayContaining([expect.any(String)]),
    },
  });
  const settings = { ...before, customDomain: 'ask.example.org', siteName: 'Ask Maple Grove' };
  await owner.client.dashboard.saveSettings({ conversionId, ...settings });
  const versions = { organization: 1, assistant: 1, messages: 1 };
  expect(await owner.client.dashboard.getSettings({ conversionId })).toEqual({ ...settings, versions });
});

test('takes a logo as it was found on a website without encryption, and asks for it encrypted', async () => {
  const before = await owner.client.dashboard.getSettings({ conversionId });
  const showLogo = (logoUrl: string) =>
    owner.client.dashboard.saveSettings({
      conversionId,
      ...before,
      appearance: { ...before.appearance, logoUrl },
      versions: undefined,
    });
  const saved = await showLogo('http://www.maple-grove.org/logo.png');
  expect(saved.appearance.logoUrl).toBe('https://www.maple-grove.org/logo.png');
  for (const address of ['ftp://www.maple-grove.org/logo.png', 'http://127.0.0.1/x.png'])
    await expect(showLogo(address)).rejects.toMatchObject({ code: 'VALIDATION' });
  await showLogo(before.appearance.logoUrl);
});

test('visitors get the owner’s site name and address, greeting and questions, and the dashboard lists the hosts of the widget', async () => {
  const before = await owner.client.dashboard.getSettings({ conversionId });
  const appearance = {
    ...before.appearance,
    greeting: 'Good morning!',
    suggestedQuestions: ['Is it snowing?'],
  };
  const own = { siteName: 'Ask Mabel', siteUrl: 'www.mabel.example' };
  await owner.client.dashboard.saveSettings({ conversionId, ...before, ...own, appearance });
  const visitor = openAgent(stack.url).client;
  const shown = { name: 'Ask Mabel', greeting: 'Good morning!', popularQuestions: ['Is it snowing?'] };
  const host = 'www.maple-grove.org';
  expect(await visitor.widget.getPanel({ conversionId, host })).toMatchObject(shown);
  expect((await visitor.conversions.getBrandProgress(assistant())).site).toMatchObject({
    ...shown,
    website: 'https://www.mabel.example',
  });
  await visitor.widget.getPanel({ conversionId, host: new URL(stack.url).host });
  expect((await owner.client.dashboard.get({})).liveOn.map((it) => it.host)).toEqual([host]);
});

test('an owner names the page of an assistant, whose earlier names still lead to it, and publishes it for search engines', async () => {
  const { dashboard } = owner.client;
  const { conversions } = openAgent(stack.url).client;
  expect(await dashboard.getShare({ conversionId })).toEqual({
    ...{ slug: '', isListed: false, suggestion: 'dashboard-school' },
  });
  await expect(conversions.findBySlug({ slug: 'dashboard-school' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  const pageOf = (name: string) => fetch(`${stack.url}/gptsite/${name}`);
  expect((await pageOf('dashboard-school')).status).toBe(404);
  await dashboard.saveShare({ conversionId, slug: ' Dashboard-School', isListed: false });
  await dashboard.saveShare({ conversionId, slug: 'our-school', isListed: false });
  for (const slug of ['dashboard-school', 'our-school'])
    expect(await conversions.findBySlug({ slug })).toEqual({ conversionId });
  expect((await pageOf('our-school')).headers.get('x-robots-tag')).toBe('noindex');
  expect(await dashboard.saveShare({ conversionId, isListed: true })).toMatchObject({ slug: 'our-school' });
  expect((await pageOf('our-school')).headers.get('x-robots-tag')).toBeNull();
  const refused = (slug: string, message: string) =>
    expect(dashboard.saveShare({ conversionId, slug, isListed: true })).rejects.toMatchObject({
      issues: [{ field: 'slug', message: expect.stringContaining(message) }],
    });
  await refused('demo', 'reserved');
  await refused('our school', 'letters');
  const neighbour = openAgent(stack.url);
  const trial = describeTrial('Namesake of Dashboard School', stack.smallSiteUrl);
  const { conversionId: other } = await neighbour.client.signup.createTrial(trial);
  await neighbour.signIn(trial.adminContact.email ?? '', trial.adminContact.password ?? '');
  await expect(
    neighbour.client.dashboard.saveShare({ conversionId: other, slug: 'dashboard-school', isListed: false }),
  ).rejects.toMatchObject({ issues: [{ field: 'slug', message: expect.stringContaining('taken') }] });
});

test('only the owner sees name and address in the progress, and an assistant opens only on its own platform', async () => {
  const read = (agent: Agent) => agent.client.conversions.getBrandProgress(assistant());
  const { adminUser } = await read(owner);
  expect(adminUser).toEqual({
    organization: 'Dashboard School',
    ...{ name: 'Elena Marsh', email: 'dashboard-school@maple-grove.org' },
  });
  const visitor = openAgent(stack.url);
  const neighbour = openAgent(stack.url);
  const trial = describeTrial('Neighbour of Dashboard School', stack.smallSiteUrl);
  await neighbour.client.signup.createTrial(trial);
  await neighbour.signIn(trial.adminContact.email ?? '', trial.adminContact.password ?? '');
  for (const agent of [visitor, neighbour])
    expect((await read(agent)).adminUser).toEqual({ organization: 'Dashboard School' });
  const elsewhere = { brandId: 'lawfirm', conversionId };
  const attempts = await Promise.allSettled([
    visitor.client.conversions.getBrandProgress(elsewhere),
    owner.client.chatHistory.listSessions(elsewhere),
    owner.client.chatHistory.exportData(elsewhere),
  ]);
  for (const attempt of attempts)
    expect(attempt).toMatchObject({ status: 'rejected', reason: { code: 'CONVERSION_NOT_FOUND' } });
});

test('a file that names no assistant goes to its owner’s only assistant', async () => {
  const body = new FormData();
  body.set('file', new Blob(['We rent canoes on Sundays.']), 'canoes.txt');
  body.set('type', 'file');
  body.set('platform', 'edgpt');
  const response = await owner.send(`${stack.url}/api/knowledge-base/upload`, { method: 'POST', body });
  expect(await response.json()).toMatchObject({ success: true, item: { title: 'canoes.txt' } });
});

test('another customer’s assistant is reported as missing', async () => {
  const stranger = openAgent(stack.url);
  const trial = describeTrial('Other Dashboard School', stack.smallSiteUrl);
  await stranger.client.signup.createTrial(trial);
  await stranger.signIn(trial.adminContact.email ?? '', trial.adminContact.password ?? '');
  const unknown = `conv_edgpt_${'0'.repeat(26)}`;
  for (const id of [conversionId, unknown]) {
    const { dashboard, chatHistory } = stranger.client;
    const attempts = await Promise.allSettled([
      dashboard.get({ conversionId: id }),
      chatHistory.listSessions({ brandId: 'edgpt', conversionId: id }),
      chatHistory.deleteSession({ brandId: 'edgpt', conversionId: id, sessionId: 'first' }),
      chatHistory.redactAnswer({ brandId: 'edgpt', conversionId: id, sessionId: 'first', messageId: 'any' }),
    ]);
    for (const attempt of attempts) {
      expect(attempt).toMatchObject({ status: 'rejected', reason: { code: 'CONVERSION_NOT_FOUND' } });
    }
  }
});

test('names the addresses that have yet to confirm, and mails them the link again', async () => {
  const { dashboard } = owner.client;
  const { versions, messageMails } = await dashboard.getSettings({ conversionId });
  const email = `front-desk-${Date.now()}@maple.example`;
  await dashboard.saveMessages({
    ...{ conversionId, version: versions.messages },
    messageMails: { ...messageMails, recipients: [email] },
  });
  const waiting = async () => (await dashboard.listUnconfirmed({ conversionId })).addresses;
  expect(await waiting()).toContain(email);
  const ask = () => dashboard.askToConfirm({ conversionId, email });
  await ask();
  await waitForLink(stack.url, email, confirmEmailPath);
  // One that asks while the first mail is under way gets no second one.
  const askAgain = async () => {
    await ask();
    return (await readMails(stack.url, email)).filter(({ subject }) => /^Please confirm/.test(subject))
      .length;
  };
  await expect.poll(askAgain, { interval: 500 }).toBeGreaterThan(1);
  const token = await waitForLink(stack.url, email, confirmEmailPath);
  const stranger = { conversionId, email: 'stranger@maple.example' };
  await expect(dashboard.askToConfirm(stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await openAgent(stack.url).client.auth.confirmEmail({ token });
  expect(await waiting()).not.toContain(email);
  await expect(ask()).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a conversation is called by its first question, not by a thanks or a name before it', async () => {
  await say('named', 'Thanks, Jordan Bell');
  const read = async () => {
    const { sessions } = await owner.client.chatHistory.listSessions({ ...assistant(), filter: 'all' });
    return sessions.find(({ id }) => id === 'named')?.userQuery;
  };
  expect(await read()).toBe('No question asked');
  await say('named', 'What is the phone number?');
  expect(await read()).toBe('What is the phone number?');
});
