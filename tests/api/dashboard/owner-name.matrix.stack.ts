import { afterAll, beforeAll, expect, test } from 'vitest';
import { transcriptPath } from '#shared/domain/chat/transcript-path.ts';
import { readMessagePageToken } from '#shared/domain/inbox/message-page-path.ts';
import { waitForLink } from '#tests/support/callers/outbox.ts';
import { type Agent, openAgent } from '#tests/support/callers/signed-in.ts';
import { describeTrial, followConversion } from '#tests/support/callers/trial.ts';
import { type JoinedStack, joinStack } from '#tests/support/stacks/join-stack.ts';

let stack: JoinedStack;
let owner: Agent['client'];
let conversionId: string;
const chosen = 'Mabel Mill Academy';

beforeAll(async () => {
  stack = await joinStack();
  const agent = openAgent(stack.url);
  const trial = describeTrial('Renamed School', stack.smallSiteUrl);
  ({ conversionId } = await agent.client.signup.createTrial(trial));
  await followConversion(agent.client, conversionId);
  await agent.signIn(trial.adminContact.email ?? '', trial.adminContact.password ?? '');
  owner = agent.client;
});
afterAll(() => stack?.leave());

async function rename(siteName: string): Promise<void> {
  const { appearance, readsWithModel, versions } = await owner.dashboard.getSettings({ conversionId });
  const version = versions.assistant;
  await owner.dashboard.saveAssistant({ conversionId, siteName, appearance, readsWithModel, version });
}

const openChat = (sessionId: string) => async (message: string) =>
  openAgent(stack.url).client.chat.sendMessage({ message, platform: 'edgpt', conversionId, sessionId });

test('replies, messages to people, forms and mailed conversations bear the name that the owner chose', async () => {
  const say = openChat('renamed');
  expect((await say('Who are you?')).response).toContain('Renamed School');
  await rename(chosen);
  expect((await say('Who are you?')).response).toContain(chosen);
  const { response, outcome } = await say('Do you sell purple unicorn saddles?');
  expect([outcome, response]).toEqual(['declined', expect.stringContaining(chosen)]);
  for (const name of [chosen, 'Renamed School'])
    expect((await say(`What is the phone number of ${name}?`)).response).toContain('(541) 555-0142');

  const visitor = openAgent(stack.url).client;
  const email = `reader-${Date.now()}@maple.example`;
  await visitor.conversations.mailTranscript({ conversionId, sessionId: 'renamed', email });
  const token = await waitForLink(stack.url, email, transcriptPath);
  expect((await visitor.conversations.readTranscript({ token })).title).toContain(chosen);

  const leave = openChat('leaves');
  for (const message of ['Do you rent canoes?', 'I want to talk to a person', 'Ana Núñez'])
    await leave(message);
  const { handoff } = await leave('ana@nunez.example');
  const page = readMessagePageToken(handoff?.statusPath ?? '');
  expect((await visitor.inbox.getMessagePage({ token: page })).organisation).toBe(chosen);

  const fields = [{ id: 'f1', kind: 'name' as const, label: 'Name' }];
  const { id: formId } = await owner.forms.create({ conversionId, name: 'Visit', fields });
  expect((await visitor.forms.getPublic({ formId })).organisation).toBe(chosen);

  await rename('');
  expect((await say('Who are you?')).response).toContain('Renamed School');
});
