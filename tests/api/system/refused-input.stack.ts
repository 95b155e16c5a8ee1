import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DashboardSettings } from '#shared/contract/dashboard/dashboard-settings.ts';
import { AppError } from '#shared/errors.ts';
import { type Agent, openAgent } from '#tests/support/callers/signed-in.ts';
import { describeTrial, followConversion } from '#tests/support/callers/trial.ts';
import { type JoinedStack, joinStack } from '#tests/support/stacks/join-stack.ts';

let stack: JoinedStack;
let owner: Agent;
let conversionId: string;
let settings: Omit<DashboardSettings, 'versions'>;

beforeAll(async () => {
  stack = await joinStack();
  owner = openAgent(stack.url);
  const trial = describeTrial('Refusing School', stack.smallSiteUrl);
  ({ conversionId } = await owner.client.signup.createTrial(trial));
  await followConversion(owner.client, conversionId);
  await owner.signIn(trial.adminContact.email ?? '', trial.adminContact.password ?? '');
  // Without versions, so that each test saves over the one before.
  const { versions: _versions, ...read } = await owner.client.dashboard.getSettings({ conversionId });
  settings = read;
});
afterAll(() => stack?.leave());

/** The message and fields of a refusal; undefined when the call succeeds. */
async function findRefusal(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error === undefined) return undefined;
  if (!(error instanceof AppError) || error.code !== 'VALIDATION') throw error;
  return { message: error.message, fields: error.issues?.map(({ field }) => field) };
}
const expectRefusal = async (field: string, call: Promise<unknown>, advice: RegExp) =>
  expect(await findRefusal(call)).toEqual({ message: expect.stringMatching(advice), fields: [field] });

const visitor = () => openAgent(stack.url).client;
const start = (change: object) =>
  visitor().conversions.start({ platform: 'edgpt', websiteUrl: stack.smallSiteUrl, ...change });
const save = (change: Partial<DashboardSettings>) =>
  owner.client.dashboard.saveSettings({ conversionId, ...settings, ...change });

describe.each([
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://[::1]/',
  'http://10.0.0.8/',
  'http://169.254.169.254/latest/meta-data/',
  'http://localhost/',
  'http://printer.local/',
  'http://wiki.internal/',
  'http://www.maple-grove.org:8080/',
])('the non-public address %s is refused', (address) => {
  test('for the demonstration, under both field names', async () => {
    await expectRefusal('websiteUrl', start({ websiteUrl: address }), /https:\/\/www\.example\.org/);
    await expectRefusal('url', start({ websiteUrl: undefined, url: address }), /https:\/\/www\.example\.org/);
  });

  test('for the knowledge of an assistant', async () => {
    const { knowledgeBase } = owner.client;
    const { processUrl, processVideo, upload } = knowledgeBase;
    for (const call of [
      () => processUrl({ conversionId, url: address }),
      () => processVideo({ conversionId, url: address }),
      () =>
        processVideo({
          ...{ conversionId, url: address },
          captions: 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello',
        }),
      () => upload({ conversionId, type: 'url', url: address }),
    ])
      await expectRefusal('url', call(), /https:\/\/www\.example\.org/);
    const { items } = await knowledgeBase.get({ conversionId });
    expect(items.filter(({ url }) => url === address)).toEqual([]);
  });

  test('for a trial, as website and as reference website', async () => {
    const trial = describeTrial('Private School', address);
    await expectRefusal(
      'schoolInfo.website',
      visitor().signup.createTrial(trial),
      /everybody on the internet|valid website URL/,
    );
    const reference = { ...trial, sourceType: 'no-website', referenceWebsiteUrl: address };
    await expectRefusal(
      'referenceWebsiteUrl',
      visitor().signup.createTrial(reference),
      /everybody on the internet|valid website URL/,
    );
  });
});

describe.each(['a@b..com', 'user@[127.0.0.1]', 'user@127.0.0.1', 'ana', 'a..b@example.org'])(
  'the email address %s is refused',
  (email) => {
    const advice = /valid (admin )?email address/;

    test('for the demonstration, under both field names', async () => {
      await expectRefusal('userEmail', start({ userEmail: email }), advice);
      await expectRefusal('email', start({ email }), advice);
    });

    test('for a trial, a transcript, a message to a brand, a form and the settings', async () => {
      const trial = describeTrial('Mistyped School', stack.smallSiteUrl);
      await expectRefusal(
        'adminContact.email',
        visitor().signup.createTrial({ ...trial, adminContact: { ...trial.adminContact, email } }),
        advice,
      );
      await expectRefusal(
        'email',
        visitor().conversations.mailTranscript({ conversionId, sessionId: 's', email }),
        advice,
      );
      const message = {
        name: 'Ana',
        organization: 'Club',
        phone: '(541) 555-0142',
        message: 'Hello there, you',
      };
      await expectRefusal('email', visitor().contact.submit({ ...message, email, captcha: '1' }), advice);
      await expectRefusal(
        'workflow.notifications.0',
        owner.client.forms.create({ conversionId, name: 'Form', workflow: { notifications: [email] } }),
        advice,
      );
      await expectRefusal('account.email', save({ account: { ...settings.account, email } }), advice);
    });
  },
);

describe('the settings of a dashboard', () => {
  test.each(['javascript:alert(1)', 'data:text/html,x', '<b>school</b>', 'ftp://school.org', 'maple grove'])(
    'refuse %s as a website address',
    async (address) => {
      await expectRefusal('siteUrl', save({ siteUrl: address }), /https:\/\/www\.example\.org/);
      const account = { ...settings.account, website: address };
      await expectRefusal('account.website', save({ account }), /https:\/\/www\.example\.org/);
    },
  );

  test.each([
    '<img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    'javascript:alert(1)',
    'https://ask.example.org/path',
    'https://ana:secret@ask.example.org',
    'ftp://ask.example.org',
    'ask.example.org/path',
    'ask.example.org:8443',
    'ask',
    '127.0.0.1',
    'ask.internal',
  ])('refuse %s as a custom domain', async (customDomain) => {
    await expectRefusal('customDomain', save({ customDomain }), /such as ask\.example\.org/);
  });

  test('accept a custom domain as the link builder does: with or without its scheme', async () => {
    for (const customDomain of ['ask.example.org', 'http://ask.example.org', 'https://ask.example.org/'])
      expect((await save({ customDomain })).customDomain).toBe(customDomain);
  });

  test('accept valid and empty values', async () => {
    const full = {
      ...settings,
      ...{ siteUrl: 'www.maple-grove.org', customDomain: 'ask.maple-grove.org' },
      account: {
        ...settings.account,
        website: 'https://maple-grove.org/start',
        email: 'ana@maple-grove.org',
      },
    };
    expect(await save(full)).toMatchObject(full);
    const empty = {
      ...full,
      siteUrl: '',
      customDomain: '',
      account: { ...full.account, website: '', email: '' },
    };
    expect(await save(empty)).toMatchObject(empty);
  });
});

test('a demonstration starts with no email address and with an empty one', async () => {
  for (const change of [{}, { userEmail: '' }, { userEmail: 'ana@maple-grove.org' }])
    expect(await start(change)).toMatchObject({ status: 'processing' });
});
