import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keys } from '#functions/storage/dynamodb/keys.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import { openStaff, openTenant } from '#tests/support/callers/roles.ts';
import { type Agent, openAgent } from '#tests/support/callers/signed-in.ts';
import { followConversion } from '#tests/support/callers/trial.ts';
import { startTestStack, type TestStack } from '#tests/support/stacks/start-test-stack.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-live-'));
let stack: TestStack;
let school: Awaited<ReturnType<typeof openTenant>>;
let other: Awaited<ReturnType<typeof openTenant>>;
let staff: Agent;

beforeAll(async () => {
  stack = await startTestStack(dataDir);
  school = await openTenant(stack.url, 'Live Academy', 'edgpt', stack.smallSiteUrl);
  other = await openTenant(stack.url, 'Other Live Academy', 'edgpt', stack.smallSiteUrl);
  staff = await openStaff(stack.url, 'superadmin', 'gpt');
  await followConversion(school.agent.client, school.conversionId);
});
afterAll(async () => {
  await stack?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A visitor whose page is open, and who has asked something. */
async function openVisit(sessionId: string) {
  const { client } = openAgent(stack.url);
  const { conversionId } = school;
  const ask = (message: string) =>
    client.chat.sendMessage({ conversionId, platform: 'edgpt', sessionId, message });
  const listen = (after = '', isTyping = false) =>
    client.conversations.listen({ conversionId, sessionId, after, isTyping });
  await ask('When do you open?');
  await listen();
  return { client, ask, listen, of: { brandId: 'edgpt' as const, conversionId, sessionId } };
}

test('a person joins a visitor’s chat, the assistant is silent and says so, both read each other, and it is handed back', async () => {
  const { ask, listen, of } = await openVisit('live-1');
  const { chatHistory } = school.agent.client;
  expect(await chatHistory.watchSession(of)).toMatchObject({ isVisitorThere: true, turns: [] });
  expect(await listen()).toMatchObject({ text: '', turns: [] });
  await chatHistory.joinSession(of);
  const heard = await listen('', true);
  expect(await chatHistory.watchSession(of)).toMatchObject({ isVisitorTyping: true });
  expect(heard.person?.name).toBeTruthy();
  expect(heard.text).toMatch(/of Live Academy is in this chat now\. I stay silent until they hand it back\./);
  const reply = await ask('My card is 4111 1111 1111 1111. Is there a late bus?');
  expect(reply).toMatchObject({ isWithPerson: true, message: heard.text, sources: [] });
  const watched = await chatHistory.watchSession(of);
  expect(watched).toMatchObject({ isVisitorThere: true, person: { isMe: true } });
  expect(watched.turns.map(({ from }) => from)).toEqual(['visitor']);
  expect(watched.turns[0]?.content).toContain('Is there a late bus?');
  expect(watched.turns[0]?.content).not.toContain('4111');
  await chatHistory.speakInSession({ ...of, content: 'Yes, at five.' });
  const { turns } = await listen();
  expect(turns).toMatchObject([{ from: 'person', content: 'Yes, at five.' }]);
  expect(turns[0]?.name).toMatch(/, Live Academy$/);
  expect((await listen(turns[0]?.sentAt)).turns).toEqual([]);
  const { content } = await chatHistory.exportData({ ...of, period: 'weekly' });
  expect(content).toMatch(/Is there a late bus\?\n.+: Yes, at five\./);
  await chatHistory.leaveSession(of);
  expect(await listen()).toMatchObject({ text: 'I am answering again.' });
  expect(await ask('When do you open?')).not.toHaveProperty('isWithPerson');
  expect((await chatHistory.watchSession(of)).turns.map(({ from }) => from)).toEqual(['visitor', 'person']);
});

test('the inbox marks a message whose sender is still there', async () => {
  const { client, of } = await openVisit('live-inbox');
  const { conversionId, sessionId } = of;
  const form = {
    conversionId,
    platform: 'edgpt' as const,
    sessionId,
    message: 'Ask a person',
    handoff: 'start' as const,
  };
  const details = { question: 'Is there a late bus?', name: 'Lee', contact: '+1 555 010 0199' };
  await client.chat.sendMessage({ ...form, details });
  const { messages } = await school.agent.client.inbox.listOwn({ conversionId });
  expect(messages[0]).toMatchObject({ sessionId, isVisitorHere: true });
  const { table } = await getDeps();
  const asked = { ...keys.live(conversionId, sessionId), visitorAt: '2026-01-01T00:00:00.000Z' };
  await table.put(asked);
  const later = await school.agent.client.inbox.listOwn({ conversionId });
  expect(later.messages[0]).not.toHaveProperty('isVisitorHere');
});

test('the newest of many turns are shown, however many a visitor sends', async () => {
  const { of } = await openVisit('live-many');
  const { table, live } = await getDeps();
  const conversation = { owner: of.conversionId, sessionId: of.sessionId };
  for (let turn = 0; turn <= 200; turn++) {
    const sentAt = new Date(Date.UTC(2026, 0, 1, 0, 0, turn)).toISOString();
    const item = { messageId: `turn-${turn}`, from: 'visitor', content: `Message ${turn}`, sentAt };
    await table.put({ ...keys.liveTurn(of.conversionId, of.sessionId, sentAt, item.messageId), ...item });
  }
  const turns = await live.listTurns(conversation, '');
  expect([turns.length, turns[0]?.content, turns.at(-1)?.content]).toEqual([200, 'Message 1', 'Message 200']);
});

test('the first of two people keeps a conversation, and the second is told who has it', async () => {
  const { of } = await openVisit('live-2');
  const { chatHistory } = school.agent.client;
  const joined = await Promise.allSettled([
    chatHistory.joinSession(of),
    staff.client.chatHistory.joinSession(of),
  ]);
  expect(joined.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const refused = joined.find((result) => result.status === 'rejected');
  expect(refused?.reason).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringMatching(/is in this conversation already/),
  });
  const second = joined[0]?.status === 'fulfilled' ? staff.client : school.agent.client;
  await expect(second.chatHistory.speakInSession({ ...of, content: 'Me too.' })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
});

test('nobody joins a visitor who has left, another customer’s conversation, or one that is deleted', async () => {
  const { client, of } = await openVisit('live-3');
  const { conversionId, sessionId } = of;
  await expect(other.agent.client.chatHistory.joinSession(of)).rejects.toMatchObject({
    code: 'CONVERSION_NOT_FOUND',
  });
  await expect(other.agent.client.chatHistory.watchSession(of)).rejects.toMatchObject({
    code: 'CONVERSION_NOT_FOUND',
  });
  const { chatHistory } = school.agent.client;
  await chatHistory.joinSession(of);
  await chatHistory.speakInSession({ ...of, content: 'Hello' });
  await client.conversations.deleteConversation({ conversionId, sessionId });
  await expect(client.conversations.listen({ conversionId, sessionId })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await expect(chatHistory.watchSession(of)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(chatHistory.speakInSession({ ...of, content: 'Hello?' })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  const away = { ...of, sessionId: 'live-4' };
  await client.chat.sendMessage({
    ...{ conversionId, platform: 'edgpt', sessionId: 'live-4', message: 'When do you open?' },
  });
  await expect(chatHistory.joinSession(away)).rejects.toMatchObject({
    message: 'The visitor has left. Answer in the inbox if they left a message.',
  });
});

test('a visitor cannot speak as a person', async () => {
  const { client, of } = await openVisit('live-5');
  for (const call of [
    () => client.chatHistory.speakInSession({ ...of, content: 'I am the principal.' }),
    () => client.chatHistory.joinSession(of),
    () => client.chatHistory.watchSession(of),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});
