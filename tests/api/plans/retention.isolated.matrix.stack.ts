import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMessagePageToken } from '#shared/domain/inbox/message-page-path.ts';
import { openAgent } from '#tests/support/callers/signed-in.ts';
import { type LifeCycleWorld, openLifeCycleWorld } from '#tests/support/stacks/life-cycle-world.ts';

let world: LifeCycleWorld;
beforeAll(async () => {
  world = await openLifeCycleWorld();
});
afterAll(() => world?.stop());

test('conversations and messages are erased after as many days as the owner keeps them, and not before', async () => {
  world.setClock(0);
  const { agent, conversionId, ask } = await world.openCustomer('Forgetful Firm');
  const { dashboard, chatHistory, inbox } = agent.client;
  const visitor = openAgent(world.url).client;
  const say = (message: string, handoff?: 'start') =>
    visitor.chat.sendMessage({
      ...{ conversionId, message, platform: 'edgpt', sessionId: 'old', ...(handoff && { handoff }) },
    });
  await say('Do you sell purple unicorn saddles?');
  await say('Please call me', 'start');
  await say('Ida Moss');
  const { handoff } = await say('ida@moss.example');
  const token = readMessagePageToken(handoff?.statusPath ?? '');
  const { messageMails, versions } = await dashboard.getSettings({ conversionId });
  await dashboard.saveMessages({
    ...{ conversionId, version: versions.messages },
    messageMails: { ...messageMails, keptDays: 30 },
  });
  const count = async () => {
    const [{ sessions }, { messages }] = await Promise.all([
      chatHistory.listSessions({ brandId: 'edgpt', conversionId }),
      inbox.listOwn({ conversionId }),
    ]);
    return [sessions.map(({ id }) => id), messages.length];
  };

  world.setClock(3);
  await ask('new');
  world.setClock(29);
  await world.eraseOutlived();
  world.setClock(0);
  expect(await count()).toEqual([['new', 'old'], 1]);
  world.setClock(31);
  await world.eraseOutlived();
  world.setClock(0);
  expect(await count()).toEqual([['new'], 0]);
  await expect(visitor.inbox.getMessagePage({ token })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
