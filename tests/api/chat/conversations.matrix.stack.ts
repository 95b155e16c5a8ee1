import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '#shared/client.ts';
import { readMails, waitForLink } from '#tests/support/callers/outbox.ts';
import { type Agent, openAgent } from '#tests/support/callers/signed-in.ts';
import { describeTrial, followConversion } from '#tests/support/callers/trial.ts';
import { type JoinedStack, joinStack } from '#tests/support/stacks/join-stack.ts';

let stack: JoinedStack;
let client: ReturnType<typeof createClient>;
let owner: Agent;
let conversionId: string;

beforeAll(async () => {
  stack = await joinStack();
  client = createClient({ baseUrl: stack.url });
  const trial = describeTrial('Conversing School', stack.smallSiteUrl);
  ({ conversionId } = await client.signup.createTrial(trial));
  owner = openAgent(stack.url);
  await owner.signIn(trial.adminContact.email ?? '', trial.adminContact.password ?? '');
  await followConversion(client, conversionId);
});
afterAll(() => stack?.leave());

const ask = (message: string, sessionId: string) =>
  client.chat.sendMessage({ message, conversionId, platform: 'edgpt', sessionId });
const today = () => owner.client.conversations.getToday({ conversionId });

test('today’s numbers count questions and answers, and count a changed rating once', async () => {
  expect(await today()).toMatchObject({ conversations: 0, questions: 0, averageResponseMs: null, rated: 0 });
  const { messageId } = await ask('What is the phone number of the school?', 'counted-1');
  await ask('Is there a swimming pool?', 'counted-1');
  await ask('Hello', 'counted-2');
  const counts = { conversations: 2, questions: 2, answered: 1 };
  expect(await today()).toMatchObject({ ...counts, rated: 0 });

  const rate = (rating: 'helpful' | 'unhelpful') =>
    client.conversations.rateAnswer({ conversionId, sessionId: 'counted-1', messageId, rating });
  for (const rating of ['unhelpful', 'helpful', 'helpful'] as const) await rate(rating);
  expect(await today()).toMatchObject({ ...counts, rated: 1, helpful: 1 });
  await rate('unhelpful');
  expect(await today()).toMatchObject({ ...counts, rated: 1, helpful: 0 });
});

test.each([
  ['an answer that does not exist', 'rated', 'nothing'],
  ['an answer of another conversation', 'other', undefined],
])('%s cannot be rated', async (_name, sessionId, messageId) => {
  const answer = await ask('What is the phone number of the school?', 'rated');
  const rated = { conversionId, sessionId, messageId: messageId ?? answer.messageId };
  await expect(client.conversations.rateAnswer({ ...rated, rating: 'helpful' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('a visit is counted, but not for an assistant that does not exist', async () => {
  expect(await client.conversations.recordVisit({ conversionId })).toEqual({ success: true });
  const unknown = `conv_edgpt_${'0'.repeat(26)}`;
  await expect(client.conversations.recordVisit({ conversionId: unknown })).rejects.toMatchObject({
    code: 'CONVERSION_NOT_FOUND',
  });
});

test('a deleted conversation is gone whatever its length, and others stay', async () => {
  for (let turn = 0; turn < 15; turn++) await ask(`What is the phone number, ${turn}?`, 'deleted');
  const { messageId } = await ask('What is the phone number?', 'kept');
  await client.conversations.deleteConversation({ conversionId, sessionId: 'deleted' });
  const mail = { conversionId, email: 'deleted@visitor.example' };
  await expect(client.conversations.mailTranscript({ ...mail, sessionId: 'deleted' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await client.conversations.rateAnswer({ conversionId, sessionId: 'kept', messageId, rating: 'helpful' });
});

test('what is deleted, in part or whole, leaves every figure that it had counted in, once', async () => {
  const { agent, conversionId: own } = await openCounted();
  const readFigures = async () => {
    const [{ stats }, ...periods] = await Promise.all([
      agent.client.dashboard.get({ conversionId: own }),
      ...(['24h', '7d'] as const).map((timeframe) =>
        agent.client.dashboard.getAnalytics({ conversionId: own, timeframe }),
      ),
    ]);
    const { totalChats, todaysChats, satisfactionScore } = stats;
    const shown = periods.map(({ totalChats: chats, questions, ratings }) => ({ chats, questions, ratings }));
    expect(shown[1]).toEqual(shown[0]);
    expect(shown[0]?.chats).toBe(totalChats);
    return { totalChats, todaysChats, satisfactionScore, ...shown[0] };
  };
  const say = (message: string, sessionId: string) =>
    client.chat.sendMessage({ message, conversionId: own, platform: 'edgpt', sessionId });
  const rate = async (message: string, sessionId: string, rating: 'helpful' | 'unhelpful') => {
    const { messageId } = await say(message, sessionId);
    await client.conversations.rateAnswer({ conversionId: own, sessionId, messageId, rating });
    return messageId;
  };
  await rate('What is the phone number?', 'stays', 'helpful');
  const before = await readFigures();
  const messageId = await rate('When does the office open?', 'partly', 'unhelpful');
  const whole = await readFigures();
  await rate('Do you sell purple unicorn saddles?', 'partly', 'unhelpful');
  // No question was rated by this.
  await rate('Hello', 'partly', 'helpful');
  await say('Is there a helicopter?', 'partly');
  expect(await readFigures()).toMatchObject({
    ...{ totalChats: 2, chats: 2, ratings: { rated: 3, helpful: 1 } },
    questions: { answered: 2, unsure: 0, unanswered: 2 },
  });
  const partly = { brandId: 'edgpt', conversionId: own, sessionId: 'partly' } as const;
  const { messages } = await agent.client.chatHistory.getSession(partly);
  for (const answer of messages)
    if (answer.role === 'assistant' && answer.messageId !== messageId)
      await agent.client.chatHistory.redactAnswer({ ...partly, messageId: answer.messageId });
  expect(await readFigures()).toEqual(whole);
  const remove = () => client.conversations.deleteConversation({ conversionId: own, sessionId: 'partly' });
  await Promise.all([remove(), remove()]);
  await remove();
  expect(await readFigures()).toEqual(before);
});

/** An assistant that nobody else talks to. */
async function openCounted() {
  const agent = openAgent(stack.url);
  const trial = describeTrial('Counted School', stack.smallSiteUrl);
  const made = await client.signup.createTrial(trial);
  await agent.signIn(trial.adminContact.email ?? '', trial.adminContact.password ?? '');
  await followConversion(client, made.conversionId);
  return { agent, conversionId: made.conversionId };
}

describe('a transcript by mail', () => {
  test('is a link to the conversation with its sources, and names nobody', async () => {
    const question = 'What is the phone number?';
    await ask(question, 'mailed');
    await client.conversations.mailTranscript({
      conversionId,
      sessionId: 'mailed',
      email: 'mailed@visitor.example',
    });
    await expect.poll(() => readMails(stack.url, 'mailed@visitor.example')).toHaveLength(1);
    const [mail] = await readMails(stack.url, 'mailed@visitor.example');
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/Conversing|phone number/);
    const token = await waitForLink(stack.url, 'mailed@visitor.example', '/conversation');
    const { title, turns } = await client.conversations.readTranscript({ token });
    expect(title).toBe('Your conversation with the assistant of Conversing School');
    expect(turns.map(({ role }) => role)).toEqual(['user', 'assistant']);
    expect(turns[0]?.content).toBe(question);
    expect(turns[1]?.sources).not.toEqual([]);
    await client.conversations.deleteConversation({ conversionId, sessionId: 'mailed' });
    await expect(client.conversations.readTranscript({ token })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('without JavaScript', () => {
  const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${stack.url}/api/chat/form`, { method: 'POST', headers, body: new URLSearchParams(fields) });

  test('the form’s page decides which assistant answers, and the answer page continues the conversation', async () => {
    const referer = `${stack.url}/gptsite/${conversionId}`;
    const response = await send({ message: 'What is the phone number?' }, { referer });
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await response.text();
    expect(page).toContain('(541) 555-0142');
    expect(page).toContain(`name="conversionId" value="${conversionId}"`);
    const sessionId = /name="sessionId" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const next = await (await send({ message: 'How much is tuition?', conversionId, sessionId })).text();
    expect(next).toContain('$120 a month');
    expect(next).toContain(sessionId);
  });

  test.each([
    ['a form without an assistant', {}, {}, 'We could not tell which assistant'],
    [
      'an assistant that does not exist',
      { conversionId: `conv_edgpt_${'0'.repeat(26)}` },
      {},
      'does not exist',
    ],
  ])('%s gets an explanation instead of an error', async (_name, fields, headers, said) => {
    const page = await (await send({ message: '<script>alert(1)</script>', ...fields }, headers)).text();
    expect(page).toContain(said);
    expect(page).not.toContain('<script>alert');
  });
});
