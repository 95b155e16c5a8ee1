import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deliverEvent } from '#functions/domain/webhooks/deliver-event.ts';
import type { DeliveryRef } from '#functions/domain/webhooks/webhook.ts';
import { openWordRemover, type WordRemover } from '#functions/storage/dynamodb/chat/word-remover.ts';
import type { Table } from '#functions/storage/dynamodb/table.ts';
import { openWebhookPorts } from '#functions/wiring/webhook-calls.ts';
import { readMessagePageToken } from '#shared/domain/inbox/message-page-path.ts';
import { addDays } from '#shared/domain/trial.ts';
import { readMails } from '#tests/support/callers/outbox.ts';
import { openAgent } from '#tests/support/callers/signed-in.ts';
import type { Received } from '#tests/support/servers/receiver.ts';
import { verifyWebhook } from '#tests/support/servers/verify-webhook.ts';
import { type LifeCycleWorld, openLifeCycleWorld } from '#tests/support/stacks/life-cycle-world.ts';
import { readTable } from '#tests/support/stacks/table-reader.ts';

let world: LifeCycleWorld;
beforeAll(async () => {
  world = await openLifeCycleWorld();
});
beforeEach(() => world.setClock(0));
afterAll(() => world?.stop());

describe('words that an owner or a visitor removes', () => {
  const brandId = 'edgpt';
  type Customer = Awaited<ReturnType<LifeCycleWorld['openCustomer']>>;
  let held: { mails: string[]; deliveries: DeliveryRef[] };
  let released: Pick<LifeCycleWorld['deps'], 'sendMail' | 'sendWebhook'>;
  beforeEach(() => {
    const { sendMail, sendWebhook } = world.deps;
    released = { sendMail, sendWebhook };
    held = { mails: [], deliveries: [] };
    world.deps.sendMail = async (mailId) => void held.mails.push(mailId);
    world.deps.sendWebhook = async (delivery) => void held.deliveries.push(delivery);
  });
  afterEach(() => void Object.assign(world.deps, released));
  const release = async () => {
    for (const mailId of held.mails) await released.sendMail(mailId);
  };

  /** Delivers an event to a receiver that notes what it gets. */
  const deliver = async (delivery: DeliveryRef) => {
    const got: Received[] = [];
    await deliverEvent(
      {
        ...openWebhookPorts(world.deps),
        async post(_url, { body, headers }) {
          got.push({ path: '', body, headers });
          return { ok: true, status: 200, body: '' };
        },
        startMail: async () => undefined,
      },
      delivery,
    );
    return got[0] ?? expect.unreachable('was delivered');
  };

  /**
   * A conversation that was passed on, added to and mailed to its visitor: its emails wait, and of its two events one
   * is delivered.
   */
  const leaveWords = async ({ agent, conversionId, ask }: Customer, word: string) => {
    const sessionId = 'passed-on';
    held.mails = [];
    const { secret } = await agent.client.webhooks.create({
      ...{ conversionId, url: `https://${new URL(world.smallSiteUrl).host}/hook` },
      events: ['lead.created', 'handoff.forwarded'],
    });
    const { messageId } = await ask(sessionId, `Does the nurse treat ${word}?`);
    const visitor = openAgent(world.url).client;
    const say = (message: string, handoff?: 'start') =>
      visitor.chat.sendMessage({
        ...{ conversionId, message, platform: brandId, sessionId, ...(handoff && { handoff }) },
      });
    await say('Please call me', 'start');
    await say('Ida Moss, ida@moss.example');
    await say(`Please call me tomorrow about ${word}`);
    await say('Yes');
    await ask(sessionId);
    await visitor.conversations.mailTranscript({
      conversionId,
      sessionId,
      email: `${conversionId}@moss.example`,
    });
    const [lead, forwarded] = held.deliveries;
    if (!lead || !forwarded) expect.unreachable('two events were announced');
    expect((await deliver(lead)).body).toContain(word);
    expect(held.mails).toHaveLength(3);
    return { sessionId, messageId, secret, waiting: forwarded };
  };
  const findHolders = async (word: string) => (await readTable()).filter((item) => item.includes(word));
  const isInboxMessage = (item: string) => /"pk":"FORWARDED#/.test(item);

  test('leave waiting emails and stored webhook deliveries, which go out without them', async () => {
    const customer = await world.openCustomer('Forgetful Academy');
    const { agent, conversionId, email, ask, began } = customer;
    const word = 'Wilbertosis';
    const { sessionId, messageId, secret, waiting } = await leaveWords(customer, word);
    await ask(sessionId, 'Do you sell purple unicorn saddles?');
    // Nobody has said whether this line is to be added.
    await ask(sessionId, `Please call me tonight about ${word}`);
    const monday = addDays(began, (8 - began.getUTCDay()) % 7 || 7);
    monday.setUTCHours(17, 5);
    world.deps.now = () => monday;
    for (const claim of await world.handOver())
      if (claim.organisationId === customer.organisationId) await world.receive(claim);
    world.setClock(0);
    expect((await findHolders(word)).length).toBeGreaterThan(8);

    const assistant = { brandId, conversionId, sessionId } as const;
    const { messages } = await agent.client.chatHistory.getSession(assistant);
    const addition = messages.findIndex(({ content }) => content.startsWith('Please call me tomorrow'));
    const offered = messages.findIndex(({ content }) => content.startsWith('Please call me tonight'));
    for (const id of [messageId, ...[addition, offered].map((at) => messages[at + 1]?.messageId ?? '')])
      await agent.client.chatHistory.redactAnswer({ ...assistant, messageId: id });
    expect((await findHolders(word)).map(isInboxMessage)).toEqual([true]);

    const received = await deliver(waiting);
    expect(await verifyWebhook(received, secret)).toBe(true);
    expect(JSON.parse(received.body)).toMatchObject({
      ...{ type: 'handoff.forwarded', data: { name: 'Ida Moss', question: '', attemptedAnswer: '' } },
    });
    await release();
    await world.expectMail(email, /would like an answer from/);
    await world.expectMail(email, /^Last week your visitors asked/);
    await world.expectMail(`${conversionId}@moss.example`, /./);
    const [own, theirs] = [
      await readMails(world.url, email),
      await readMails(world.url, `${conversionId}@moss.example`),
    ];
    for (const { text, html } of [...own, ...theirs]) expect(text + html).not.toContain(word);
    const [mail] = own.filter(({ subject }) => subject.includes('would like an answer'));
    for (const kept of ['Name: Ida Moss', 'Reach them at: ida@moss.example', 'Answer in the inbox'])
      expect(mail?.text).toContain(kept);
    expect(own.find(({ subject }) => subject.startsWith('Last week'))?.text).toContain('unicorn');
    expect(own.filter(({ subject }) => subject.includes('added to a message'))).toEqual([]);
    expect(theirs[0]?.text).toContain('Read the conversation');
  });

  /** Repeats a removal that dies before its first write, then before its second, and so on. */
  const removeThroughDeaths = async (remove: (words: WordRemover) => Promise<unknown>) => {
    const { table } = world.deps;
    for (let deaths = 0; ; deaths++) {
      let left = deaths;
      const dieOrWrite = async <Result>(write: () => Promise<Result>) => {
        if (left-- <= 0) throw new Error('killed');
        return write();
      };
      const dying: Table = {
        ...table,
        update: (...given) => dieOrWrite(() => table.update(...given)),
        take: (...given) => dieOrWrite(() => table.take(...given)),
        transact: (...given) => dieOrWrite(() => table.transact(...given)),
      };
      const isDone = await remove(openWordRemover(dying, () => new Date())).then(
        () => true,
        () => false,
      );
      if (isDone) return deaths;
    }
  };

  test('leave everywhere, wherever their removal is killed and however often', async () => {
    const word = 'Wilbertosis-killed';
    const customer = await world.openCustomer('Forgetting Killed');
    const { conversionId, email } = customer;
    const { sessionId, messageId } = await leaveWords(customer, word);
    expect(
      await removeThroughDeaths((words) => words.redact(conversionId, sessionId, messageId)),
    ).toBeGreaterThan(2);
    expect((await findHolders(`treat ${word}`)).map(isInboxMessage)).toEqual([true]);
    expect(await removeThroughDeaths((words) => words.remove(conversionId, sessionId))).toBeGreaterThan(4);
    expect((await findHolders(word)).map(isInboxMessage)).toEqual([true]);
    await release();
    await world.expectMail(email, /would like an answer from/);
  });

  test.each(['owner', 'visitor'])(
    'go with the whole conversation that its %s deletes, and only the message to a person stays',
    async (who) => {
      const word = `Wilbertosis-${who}`;
      const customer = await world.openCustomer(`Forgetting ${who}`);
      const { agent, conversionId, email } = customer;
      const { sessionId, waiting } = await leaveWords(customer, word);
      if (who === 'owner') await agent.client.chatHistory.deleteSession({ brandId, conversionId, sessionId });
      else await agent.client.conversations.deleteConversation({ conversionId, sessionId });
      const messages = await findHolders(word);
      expect(messages.map(isInboxMessage)).toEqual([true]);
      expect(messages[0]).toContain('"excerpt":[]');
      expect((await deliver(waiting)).body).not.toContain(`treat ${word}`);
      await release();
      await world.expectMail(email, /would like an answer from/);
      const mails = await readMails(world.url, email);
      expect(mails.filter(({ text, html }) => (text + html).includes(word))).toEqual([]);
      expect(mails.filter(({ subject }) => subject.includes('added to a message'))).toEqual([]);
      expect(await readMails(world.url, `${conversionId}@moss.example`)).toEqual([]);
    },
  );
});

// The last one, because it erases what all customers keep no longer.
test('conversations and messages are erased after as many days as the owner keeps them, and not before', async () => {
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
