import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '#shared/client.ts';
import { describeTrial } from '#tests/support/callers/trial.ts';
import { type Receiver, startReceiver } from '#tests/support/servers/receiver.ts';
import { verifyWebhook } from '#tests/support/servers/verify-webhook.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { openDashboard } from '../support/open-dashboard.ts';
import { type Story, startStory } from '../support/start-story.ts';

const host = 'hooks.maple-grove.org';
const url = `https://${host}/hook`;
const hostile = '<img src=x onerror="document.title=1">';
let receiver: Receiver;
let story: Story;
let conversionId: string;
let page: Page;

beforeAll(async () => {
  receiver = await startReceiver();
  story = await startStory({ CRAWLER_HOSTS: `${host}=127.0.0.1:${receiver.port}` });
  const trial = describeTrial('Hooked Browser School', story.smallSiteUrl);
  ({ page, conversionId } = await openDashboard(story, trial, 'widget-code'));
  await openSection();
});
afterAll(async () => {
  await story?.stop();
  await receiver?.stop();
});

const openSection = () => page.locator('summary').filter({ hasText: 'For developers' }).click();
const section = () => page.getByRole('region', { name: 'Webhooks' });
const endpoints = () => section().getByRole('list', { name: 'Endpoints' }).getByRole('listitem');
const endpoint = () => section().getByRole('listitem', { name: url, exact: true });
const deliveries = () => endpoint().getByRole('list', { name: 'Deliveries' }).getByRole('listitem');

async function leaveMessage(): Promise<void> {
  const client = createClient({ baseUrl: story.url });
  const chat = { conversionId, platform: 'edgpt', sessionId: crypto.randomUUID() };
  for (const message of [
    'Do you sell saddles?',
    'I want to talk to a person',
    'Wanda',
    'wanda@visitor.example',
  ])
    await client.chat.sendMessage({ ...chat, message });
}

test('an endpoint can be added by keyboard, and a bad address shows an error beside its field', async () => {
  const add = section().getByRole('button', { name: 'Add endpoint' });
  await add.press('Enter');
  const address = section().getByRole('textbox', { name: /^Address/ });
  await address.press('Enter');
  await section().getByText('Please enter an address.').waitFor();
  for (const [bad, reason] of [
    ['http://hooks.maple-grove.org/hook', 'The address must begin with https://.'],
    ['https://10.0.0.1/hook', 'The address is not on the public internet.'],
  ]) {
    await address.fill(bad ?? '');
    await address.press('Enter');
    await section()
      .getByText(reason ?? '')
      .waitFor();
  }
  await address.fill(url);
  const lead = section().getByRole('checkbox', { name: /lead\.created/ });
  await lead.uncheck();
  await section().getByRole('button', { name: 'Save endpoint' }).click();
  await section().getByText('Choose at least one event.').waitFor();
  await expectAccessible(page, 'webhook-form');
  await lead.check();
  await section()
    .getByRole('checkbox', { name: /form\.submitted/ })
    .press('Space');
  await section().getByRole('button', { name: 'Save endpoint' }).press('Enter');
  await endpoint().getByText('Receives lead.created, form.submitted').waitFor();
  expect(await endpoints().count()).toBe(1);
  await expect.poll(() => add.evaluate((it) => it === document.activeElement)).toBe(true);
});

test('a test event shows the endpoint’s reply as text', async () => {
  receiver.answerWith((response) => response.writeHead(400).end(hostile));
  await endpoint().getByRole('button', { name: 'Send test event' }).press('Enter');
  await endpoint().getByText('It answered 400 instead of a status from 200 to 299.').waitFor();
  await endpoint().getByText(hostile).waitFor();
  receiver.answerWith((response) => response.writeHead(200).end('thanks'));
  await endpoint().getByRole('button', { name: 'Send test event' }).click();
  await endpoint().getByText('It answered 200').waitFor();
  expect(await page.title()).not.toBe('1');
  const secret = endpoint().getByRole('group', { name: 'Signing secret' });
  await secret.getByRole('button', { name: 'Show' }).click();
  const shown = (await secret.locator('code').textContent()) ?? '';
  const sent = receiver.received.at(-1);
  expect(sent && (await verifyWebhook(sent, shown))).toBe(true);
});

test('deliveries are listed as they happen, and can be sent again', async () => {
  receiver.answerWith((response) => response.writeHead(500).end());
  await endpoint().getByRole('button', { name: 'Deliveries' }).press('Enter');
  await endpoint().getByText('Nothing has been sent to it yet.').waitFor();
  await leaveMessage();
  await deliveries().getByText('Waiting', { exact: true }).waitFor();
  await deliveries().getByText('It answered 500 instead').waitFor();
  await expectAccessible(page, 'webhook-waiting');
  receiver.answerWith((response) => response.end());
  await deliveries()
    .getByRole('button', { name: /^Send again: lead\.created/ })
    .press('Enter');
  await deliveries().getByText('Delivered', { exact: true }).waitFor();
  await deliveries()
    .getByText(/status 200 · \d+ ms/)
    .waitFor();
});

test('an endpoint that keeps failing shows its last error', async () => {
  receiver.answerWith((response) => response.writeHead(503).end());
  const again = deliveries()
    .first()
    .getByRole('button', { name: /^Send again/ });
  const attemptCount = receiver.received.length;
  const attemptOnce = async (count: number) => {
    // A delivery that is being sent is not sent again.
    await again.click();
    return receiver.received.length - attemptCount >= count;
  };
  for (const count of [1, 2, 3]) await expect.poll(() => attemptOnce(count), { interval: 1000 }).toBe(true);
  await endpoint()
    .getByText(/^Failing since/)
    .waitFor();
  await endpoint().getByText('It answered 503 instead').first().waitFor();
  await section().getByText('How to receive and verify events').click();
  await section()
    .getByRole('link', { name: /Standard Webhooks/ })
    .waitFor();
  await expectAccessible(page, 'webhook-failing');
});

test('a secret can be renewed by keyboard, with a day of overlap or at once', async () => {
  const secret = endpoint().getByRole('group', { name: 'Signing secret' });
  const shown = async () => {
    const show = secret.getByRole('button', { name: 'Show' });
    if (await show.isVisible()) await show.click();
    return (await secret.locator('code').textContent()) ?? '';
  };
  const before = await shown();
  const renew = endpoint().getByRole('button', { name: 'Renew secret' });
  await renew.press('Enter');
  await expectAccessible(page, 'webhook-renewal');
  await endpoint().getByRole('button', { name: 'Renew, both valid for 24 hours' }).press('Enter');
  await endpoint()
    .getByText(/^Until .* events are signed with the old secret as well/)
    .waitFor();
  const second = await shown();
  expect(second).not.toBe(before);
  await expect.poll(() => renew.evaluate((it) => it === document.activeElement)).toBe(true);
  await renew.press('Enter');
  await endpoint().getByRole('button', { name: 'Renew and revoke the old one now' }).press('Enter');
  await endpoint()
    .getByText(/^Until .* events are signed/)
    .waitFor({ state: 'detached' });
  expect([before, second]).not.toContain(await shown());
});

test('an endpoint that answers 410 Gone is disabled, and the page says so', async () => {
  const calls = receiver.received.length;
  receiver.answerWith((response) => response.writeHead(410).end());
  await deliveries()
    .first()
    .getByRole('button', { name: /^Send again/ })
    .click();
  await expect.poll(() => receiver.received.length).toBeGreaterThan(calls);
  await deliveries().first().getByText('Given up', { exact: true }).waitFor();
  await endpoint()
    .getByText(/^On .* it replied that it is gone \(410\)/)
    .waitFor();
  await endpoint().getByText('Switched off: nothing is sent to it').waitFor();
  await expectAccessible(page, 'webhook-gone');
});

test('an endpoint can be changed, disabled, and removed after a confirmation', async () => {
  await endpoint().getByRole('button', { name: 'Change' }).click();
  await endpoint().getByRole('checkbox', { name: 'Send events to this endpoint' }).uncheck();
  await endpoint().getByRole('button', { name: 'Save endpoint' }).click();
  await endpoint().getByText('Switched off: nothing is sent to it').waitFor();
  expect(
    await endpoint()
      .getByText(/^Failing since/)
      .count(),
  ).toBe(0);
  await endpoint().getByRole('button', { name: 'Remove' }).click();
  await endpoint().getByRole('button', { name: 'Remove this endpoint' }).click();
  await endpoints().first().waitFor({ state: 'detached' });
});
