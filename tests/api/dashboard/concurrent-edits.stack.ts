import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultWidgetDesign } from '#shared/domain/widget/widget-design.ts';
import { AppError } from '#shared/errors.ts';
import { type Agent, openAgent } from '#tests/support/callers/signed-in.ts';
import { describeTrial } from '#tests/support/callers/trial.ts';
import { type JoinedStack, joinStack } from '#tests/support/stacks/join-stack.ts';

let stack: JoinedStack;
let owner: Agent['client'];
let conversionId: string;

beforeAll(async () => {
  stack = await joinStack();
  const agent = openAgent(stack.url);
  const trial = describeTrial('Busy School', stack.smallSiteUrl);
  ({ conversionId } = await agent.client.signup.createTrial(trial));
  await agent.signIn(trial.adminContact.email ?? '', trial.adminContact.password ?? '');
  owner = agent.client;
});
afterAll(() => stack?.leave());

/** A value that two browsers read at the same version, change and save: how to save one, and to read it again. */
type Edited = { save: (text: string) => Promise<unknown>; read: () => Promise<unknown> };

const settings = () => owner.dashboard.getSettings({ conversionId });
const hours = (opens: number) => ({
  days: ['Mon' as const],
  opens,
  closes: 20,
  timeZone: 'America/New_York',
});

const edits: Record<string, () => Promise<Edited>> = {
  async 'the section “organization” of the settings'() {
    const { account, siteUrl, customDomain, versions } = await settings();
    return {
      save: (adminName) =>
        owner.dashboard.saveOrganization({
          ...{ conversionId, siteUrl, customDomain, account: { ...account, adminName } },
          version: versions.organization,
        }),
      read: async () => (await settings()).account.adminName,
    };
  },
  async 'the section “assistant” of the settings'() {
    const { siteName, appearance, readsWithModel, versions } = await settings();
    return {
      save: (greeting) =>
        owner.dashboard.saveAssistant({
          ...{ conversionId, siteName, readsWithModel, appearance: { ...appearance, greeting } },
          version: versions.assistant,
        }),
      read: async () => (await settings()).appearance.greeting,
    };
  },
  async 'the section “messages” of the settings'() {
    const { messageMails, versions } = await settings();
    return {
      save: (name) =>
        owner.dashboard.saveMessages({
          ...{ conversionId, messageMails: { ...messageMails, replyTo: `${name}@maple.example` } },
          version: versions.messages,
        }),
      read: async () => (await settings()).messageMails.replyTo.split('@')[0],
    };
  },
  async 'all settings in one call'() {
    const read = await settings();
    return {
      save: (siteName) => owner.dashboard.saveSettings({ conversionId, ...read, siteName }),
      read: async () => (await settings()).siteName,
    };
  },
  async 'the design of the widget'() {
    const { versions } = await owner.widget.getSettings({ conversionId });
    return {
      save: (message) =>
        owner.widget.saveSettings({
          ...{ conversionId, versions },
          design: { ...defaultWidgetDesign, message },
        }),
      read: async () => (await owner.widget.getSettings({ conversionId })).design?.message,
    };
  },
  async 'the hosts of the widget'() {
    const { versions, allowedDomains } = await owner.widget.getSettings({ conversionId });
    return {
      save: (name) =>
        owner.widget.saveSettings({
          ...{ conversionId, versions },
          allowedDomains: [`${name}.example`, ...allowedDomains],
        }),
      read: async () => (await owner.widget.getSettings({ conversionId })).allowedDomains[0]?.split('.')[0],
    };
  },
  async 'a form'() {
    const { forms } = await owner.forms.list({ conversionId });
    const fields = [{ id: 'f1', kind: 'name' as const, label: 'Name' }];
    const form = forms[0] ?? (await owner.forms.create({ conversionId, name: 'Form', fields }));
    const { id: formId, workflow, version } = form;
    return {
      save: (name) => owner.forms.update({ formId, name, fields, workflow, version }),
      read: async () => (await owner.forms.list({ conversionId })).forms[0]?.name,
    };
  },
  async 'the owner’s answer to a question'() {
    const question = 'When does the pool open?';
    const find = async () => {
      const { corrections } = await owner.knowledgeBase.get({ conversionId });
      return corrections.find((known) => known.question === question);
    };
    const { version = 0 } = (await find()) ?? {};
    return {
      save: (answer) => owner.knowledgeBase.correctAnswer({ conversionId, question, answer, version }),
      read: async () => (await find())?.answer,
    };
  },
  async 'office hours'() {
    const { version } = await owner.inbox.getOfficeHours({ conversionId });
    const opening: Record<string, number> = { first: 8, second: 9, third: 10 };
    return {
      save: (text) =>
        owner.inbox.saveOfficeHours({ conversionId, officeHours: hours(opening[text] ?? 0), version }),
      read: async () => {
        const { officeHours } = await owner.inbox.getOfficeHours({ conversionId });
        return Object.keys(opening).find((text) => opening[text] === officeHours?.opens);
      },
    };
  },
  async 'a webhook endpoint'() {
    const list = async () => (await owner.webhooks.list({ conversionId })).endpoints[0];
    const settingsOf = (name: string) => ({
      url: `https://${new URL(stack.smallSiteUrl).hostname}/${name}`,
      events: ['lead.created' as const],
    });
    const endpoint = (await list()) ?? (await owner.webhooks.create({ conversionId, ...settingsOf('none') }));
    const { id: endpointId, version } = endpoint;
    return {
      save: (name) => owner.webhooks.update({ conversionId, endpointId, version, ...settingsOf(name) }),
      read: async () => (await list())?.url.split('/').at(-1),
    };
  },
};

describe('of two saves from the same version the second is refused with what is stored, and nothing is lost', () => {
  test.each(Object.keys(edits))('%s', async (name) => {
    const open = edits[name];
    if (!open) throw new Error(`Nothing is named ${name}`);
    const [one, other] = [await open(), await open()];
    await one.save('first');
    const refusal = await other.save('second').catch((error: unknown) => error);
    if (!(refusal instanceof AppError)) throw new Error('The second save was accepted');
    expect(refusal.code).toBe('CONFLICT');
    expect(JSON.stringify(refusal.stored)).toMatch(/first|"opens":8/);
    expect(await one.read()).toBe('first');
    await (await open()).save('third');
    expect(await one.read()).toBe('third');
  });
});

test('two people who save different sections, or the same one at once, lose nothing', async () => {
  const before = await settings();
  const { account, siteUrl, customDomain, appearance, siteName, readsWithModel, versions } = before;
  await Promise.all([
    owner.dashboard.saveOrganization({
      ...{ conversionId, siteUrl, customDomain, version: versions.organization },
      account: { ...account, phone: '(541) 555-0177' },
    }),
    owner.dashboard.saveAssistant({
      ...{ conversionId, siteName, readsWithModel, version: versions.assistant },
      appearance: { ...appearance, greeting: 'Good evening!' },
    }),
  ]);
  expect(await settings()).toMatchObject({
    account: { phone: '(541) 555-0177' },
    appearance: { greeting: 'Good evening!' },
    messageMails: before.messageMails,
  });
  const { versions: now, messageMails } = await settings();
  const save = (replyTo: string) =>
    owner.dashboard.saveMessages({
      ...{ conversionId, version: now.messages },
      messageMails: { ...messageMails, replyTo },
    });
  const results = await Promise.allSettled([save('a@maple.example'), save('b@maple.example')]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('a save without a version, as older clients send it, replaces what is stored', async () => {
  const { versions: _versions, ...read } = await settings();
  const saved = await owner.dashboard.saveSettings({ conversionId, ...read, siteName: 'Older client' });
  expect(saved.siteName).toBe('Older client');
});
