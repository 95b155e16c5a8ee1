import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsOfUnconfirmedDaily } from '#functions/domain/mail/mail-rule.ts';
import { findPlan } from '#shared/domain/billing/pricing.ts';
import { sessionTagLimit } from '#shared/domain/chat/session-tag.ts';
import { formLimits } from '#shared/domain/forms/form.ts';
import { noteLimits, replyLimits } from '#shared/domain/inbox/inbox-message.ts';
import { memberLimit } from '#shared/domain/member.ts';
import { mostSlugs } from '#shared/domain/share/slug.ts';
import { webhookEndpointLimit } from '#shared/domain/webhook.ts';
import { readMails } from '#tests/support/callers/outbox.ts';
import { type Agent, openAgent } from '#tests/support/callers/signed-in.ts';
import { describeTrial, followConversion } from '#tests/support/callers/trial.ts';
import { type JoinedStack, joinStack } from '#tests/support/stacks/join-stack.ts';

let stack: JoinedStack;
let owner: Agent['client'];
let conversionId: string;

beforeAll(async () => {
  stack = await joinStack();
  const agent = openAgent(stack.url);
  const trial = describeTrial('Hasty School', stack.smallSiteUrl);
  ({ conversionId } = await agent.client.signup.createTrial(trial));
  await agent.signIn(trial.adminContact.email ?? '', trial.adminContact.password ?? '');
  owner = agent.client;
  session.conversionId = conversionId;
  await followConversion(owner, conversionId);
});
afterAll(() => stack?.leave());

/** Calls at once: more than a person makes, and few enough for every limit's own retries. */
const together = 30;

/** A limit of a list: how many fit, how to add one, and how to count those that are there. */
type Limit = { most: number; add: (index: number) => Promise<unknown>; count: () => Promise<number> };

const session = { brandId: 'edgpt' as const, conversionId: '', sessionId: 'hasty-session' };
const ask = () =>
  owner.chat.sendMessage({ conversionId, platform: 'edgpt', sessionId: session.sessionId, message: 'Hello' });

const limits: Record<string, Limit> = {
  'members of an organization': {
    most: memberLimit,
    add: (index) => owner.members.invite({ name: 'New Member', email: `m${index}@hasty.example` }),
    count: async () => (await owner.members.list({})).members.length,
  },
  'saved replies': {
    most: replyLimits.saved,
    add: (index) => owner.inbox.saveReply({ conversionId, text: `Thank you, ${index}` }),
    count: async () => (await owner.inbox.listReplies({ conversionId })).replies.length,
  },
  forms: {
    most: formLimits.forms,
    add: (index) =>
      owner.forms.create({
        ...{ conversionId, name: `Form ${index}`, description: '' },
        fields: [{ id: 'f1', kind: 'email', label: 'Email', required: true, options: [] }],
      }),
    count: async () => (await owner.forms.list({ conversionId })).forms.length,
  },
  'webhook endpoints': {
    most: webhookEndpointLimit,
    add: (index) =>
      owner.webhooks.create({
        ...{ conversionId, url: `https://${new URL(stack.smallSiteUrl).host}/hook-${index}` },
        ...{ events: ['form.submitted'], isActive: true },
      }),
    count: async () => (await owner.webhooks.list({ conversionId })).endpoints.length,
  },
  'names of an assistant’s page': {
    most: mostSlugs,
    add: (index) =>
      owner.dashboard.saveShare({ conversionId, slug: `hasty-school-${index}`, isListed: false }),
    async count() {
      const names = [...Array(together).keys()].flatMap((index) => [index, 1000 + index]);
      const found = await Promise.allSettled(
        names.map((index) => owner.conversions.findBySlug({ slug: `hasty-school-${index}` })),
      );
      return found.filter(({ status }) => status === 'fulfilled').length;
    },
  },
  'notes on a message': {
    most: noteLimits.notes,
    add: async (index) => owner.inbox.editOwn({ id: await findMessage(), note: `Note ${index}` }),
    count: async () => (await owner.inbox.listOwn({ conversionId })).messages[0]?.notes?.length ?? 0,
  },
  'entries of a knowledge base': {
    most: findPlan('enrollment', 'trial').entries,
    add: (index) =>
      owner.knowledgeBase.upload({ conversionId, type: 'text', content: `Room ${index} is open.` }),
    async count() {
      const { items } = await owner.knowledgeBase.get({ conversionId });
      return items.filter(({ title }) => title.startsWith('Room')).length;
    },
  },
  'hosts on which an assistant is live': {
    most: 20,
    add: async (index) => {
      const host = `www${index}.hasty.example`;
      await openAgent(stack.url).client.widget.getPanel({ conversionId, host });
      const { liveOn } = await owner.dashboard.get({ conversionId });
      if (!liveOn.some((live) => live.host === host)) throw new Error('It is not noted');
    },
    count: async () => (await owner.dashboard.get({ conversionId })).liveOn.length,
  },
  'tags of a conversation': {
    most: sessionTagLimit,
    add: async (index) => {
      if (index === 0) await ask();
      return owner.chatHistory.tagSession({ ...session, tag: `tag ${index}`, isSet: true });
    },
    count: async () => (await owner.chatHistory.getSession(session)).session.tags?.length ?? 0,
  },
};

/** A visitor's message to a person, left by the first call. */
async function findMessage(): Promise<string> {
  const find = async () => (await owner.inbox.listOwn({ conversionId })).messages[0]?.id;
  const known = await find();
  if (known) return known;
  const visitor = openAgent(stack.url).client;
  for (const message of ['I want to talk to a person', 'Skip', 'Wim', 'wim@hasty-visitor.example', 'Call me'])
    await visitor.chat.sendMessage({ conversionId, platform: 'edgpt', sessionId: 'hasty-visitor', message });
  return (await find()) ?? expect.fail('There is no message');
}

test.each(Object.entries(limits))(
  '%s stay within their number when many are added at once',
  async (_name, limit) => {
    // The first alone: it makes what the others share.
    for (let index = 0; index < limit.most - 5; index += index ? 4 : 1)
      await Promise.all(
        Array.from({ length: Math.min(index ? 4 : 1, limit.most - 5 - index) }, (_, next) =>
          limit.add(index + next),
        ),
      );
    const calls = Array.from({ length: together }, (_, index) => limit.add(1000 + index));
    const settled = await Promise.allSettled(calls);
    expect(await limit.count()).toBe(limit.most);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  },
);

test('an address that has not confirmed gets its mails of the day and none more, whatever sends them at once', async () => {
  const to = 'somebody@hasty-visitor.example';
  const [form] = (await owner.forms.list({ conversionId })).forms;
  if (!form) throw new Error('There is no form');
  const { id: formId, name, fields } = form;
  await owner.forms.update({ formId, name, fields, workflow: { notifications: [to], autoReply: true } });
  const sessions = Array.from({ length: together }, (_, index) => `mailing-${index}`);
  for (const sessionId of sessions)
    await owner.chat.sendMessage({ conversionId, platform: 'edgpt', sessionId, message: 'Hello' });
  await Promise.allSettled(
    sessions.flatMap((sessionId) => [
      owner.conversations.mailTranscript({ conversionId, sessionId, email: to }),
      owner.forms.submit({ formId, data: { f1: to } }),
    ]),
  );
  await expect.poll(async () => (await readMails(stack.url, to)).length).toBe(mailsOfUnconfirmedDaily);
  const last = 'last@hasty-visitor.example';
  await owner.conversations.mailTranscript({ conversionId, sessionId: 'mailing-0', email: last });
  await expect.poll(async () => (await readMails(stack.url, last)).length).toBe(1);
  expect(await readMails(stack.url, to)).toHaveLength(mailsOfUnconfirmedDaily);
});
