import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '#shared/client.ts';
import { contactMessages } from '#shared/domain/contact-message.ts';
import { readMails } from '#tests/support/callers/outbox.ts';
import { describeTrial } from '#tests/support/callers/trial.ts';
import { type JoinedStack, joinStack } from '#tests/support/stacks/join-stack.ts';

let stack: JoinedStack;
let client: ReturnType<typeof createClient>;

beforeAll(async () => {
  stack = await joinStack();
  client = createClient({ baseUrl: stack.url });
});
afterAll(() => stack?.leave());

describe('a message to a brand', () => {
  const message = {
    platform: 'lawfirm',
    name: 'Elena <b>Marsh</b>',
    organization: 'Maple Grove\r\nBcc: everyone@example.org',
    phone: '(541) 555-0142',
    email: 'elena@maple-grove.org',
    message: 'We would like to see a demonstration.',
  };
  const solve = async (difference = 0) => {
    const { captchaId, first, second } = await client.contact.issueCaptcha({});
    return { captchaId, captcha: String(first + second + difference) };
  };

  test('is mailed to the brand, with markup and header fields neutralised', async () => {
    const reply = await client.contact.submit({ ...message, ...(await solve()) });
    const statusPath = expect.stringMatching(/^\/messages#token=\w+$/);
    expect(reply).toEqual({ success: true, message: contactMessages.sent, statusPath });
    const findMails = async () => {
      const mails = await readMails(stack.url, 'support@lawfirmgpt.ai');
      return mails.filter(({ text }) => text.includes(message.message));
    };
    await expect.poll(findMails).toHaveLength(1);
    const [mail] = await findMails();
    expect(mail?.to).toEqual(['support@lawfirmgpt.ai']);
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    expect(mail?.html).not.toContain('<b>Marsh</b>');
  });

  test.each([
    ['a wrong sum', () => solve(1)],
    ['a sum that was never asked', async () => ({ captchaId: 'nothing', captcha: '7' })],
    ['no sum', async () => ({ captcha: '7' })],
  ])('is refused with %s', async (_name, answer) => {
    await expect(client.contact.submit({ ...message, ...(await answer()) })).rejects.toMatchObject({
      code: 'VALIDATION',
      message: contactMessages.wrongCaptcha,
      issues: [{ field: 'captcha', message: contactMessages.wrongCaptcha }],
    });
  });

  test('needs a new sum each time, also when two are sent at once', async () => {
    const answer = await solve();
    const results = await Promise.allSettled([
      client.contact.submit({ ...message, ...answer }),
      client.contact.submit({ ...message, ...answer }),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

test.each([
  ['edgpt', [49, 99, 149, 199], 'Medium School'],
  ['businessbroker', [49, 99, 149], 'Gold'],
])('the prices of %s match the catalogue', async (platform, prices, recommended) => {
  const { tiers, setupFee, trialDays } = await client.pricing.getPricing({ platform });
  expect(tiers.map(({ price }) => price)).toEqual(prices);
  expect(tiers.filter(({ isRecommended }) => isRecommended).map(({ name }) => name)).toEqual([recommended]);
  expect([setupFee, trialDays]).toEqual([0, 7]);
});

test.each([
  ['/', 200],
  ['/legal/terms', 404],
  ['/law/legal/terms', 200],
  ['/law/legal/nothing', 404],
  ['/nowhere', 404],
  ['/user/login', 200],
  ['/gptsite/demo', 200],
  ['/gptsite/maple-grove', 404],
  [`/gptsite/conv_edgpt_${'0'.repeat(26)}`, 404],
  [`/gptsite/conv_edgpt_${'0'.repeat(26)}/source/a`, 404],
  [`/form/${'0'.repeat(26)}`, 404],
  [`/widget/conv_edgpt_${'0'.repeat(26)}`, 200],
])('the page at %s answers with status %i', async (path, status) => {
  const response = await fetch(`${stack.url}${path}`);
  expect(response.status).toBe(status);
  expect(await response.text()).toContain('id="root"');
});

test('an assistant’s page answers 200 right after its signup', async () => {
  const { conversionId } = await client.signup.createTrial(
    describeTrial('Status Test School', stack.smallSiteUrl),
  );
  expect((await fetch(`${stack.url}/gptsite/${conversionId}`)).status).toBe(200);
});

test('legal documents name the brand, and unknown ones do not exist', async () => {
  const { title, content } = await client.legal.getDocument({ page: 'terms', platform: 'law' });
  expect(title).toBe('Terms of Service');
  expect(content).toContain('LawFirmGPT.ai is a service of');
  expect(content).not.toMatch(/\{\w+\}/);
  await expect(client.legal.getDocument({ page: 'constructor', platform: 'law' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await expect(client.legal.getDocument({ page: 'terms', platform: 'nobody' })).rejects.toMatchObject({
    code: 'BRAND_NOT_FOUND',
  });
});

test('support answers about the product under the brand of the page', async () => {
  const cost = await client.support.chat({ message: 'What does it cost?', context: 'edgpt' });
  expect(cost.response).toContain('$99 per month');
  const unknown = await client.support.chat({ message: 'Who won the world cup in 1974?', context: 'law' });
  expect(unknown.response).toContain('support@lawfirmgpt.ai');
});

test('a visit to the form is tracked from its first field to its end', async () => {
  const { demoId } = await client.demos.recordView({ platform: 'law', sessionId: 'session-1' });
  await client.demos.recordInteraction({ demoId, interaction: 'form_started' });
  await client.demos.completeDemo({
    demoId,
    timeSpent: 30,
    exitPoint: 'trial-signup',
    convertedToTrial: true,
  });
  const unknown = demoId.replace(/.{6}$/, '000000');
  await expect(
    client.demos.recordInteraction({ demoId: unknown, interaction: 'form_active' }),
  ).resolves.toEqual({ success: true });
});
