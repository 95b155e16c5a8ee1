import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, onTestFailed, onTestFinished, test } from 'vitest';
import { getDeps } from '#functions/wiring/deps.ts';
import { addDays } from '#shared/domain/trial.ts';
import { makeSnippet } from '#shared/domain/widget/make-snippet.ts';
import { defaultWidgetConfig } from '#shared/domain/widget/widget-config.ts';
import { readMails } from '#tests/support/callers/outbox.ts';
import { openTenant } from '#tests/support/callers/roles.ts';
import { followConversion } from '#tests/support/callers/trial.ts';
import { startTestStack, type TestStack } from '#tests/support/stacks/start-test-stack.ts';
import { chooseMore } from '../support/choose-more.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { type Story, tellStoryOf } from '../support/start-story.ts';
import { startForeignSite } from '../support/widget/foreign-site.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-life-story-'));
let stack: TestStack;
let story: Story;
let tenant: Awaited<ReturnType<typeof openTenant>>;
let formId: string;

/** Runs in this process so that the test can move the API's clock. */
beforeAll(async () => {
  stack = await startTestStack(dataDir);
  story = await tellStoryOf(stack);
  tenant = await openTenant(stack.url, 'Maple Grove School', 'edgpt', stack.smallSiteUrl);
  const { agent, conversionId } = tenant;
  await followConversion(agent.client, conversionId);
  ({ id: formId } = await agent.client.forms.create({
    ...{ conversionId, name: 'Visit us', fields: [{ id: 'f1', kind: 'text', label: 'Why' }] },
  }));
});
beforeEach(() => setClock(0));
afterAll(async () => {
  await (story ?? stack)?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Wants every kind of mail again after a failed try, which may have switched one off. */
async function restoreMailChoices(): Promise<void> {
  const { account } = tenant.agent.client;
  const choices = await account.getMailChoices({});
  onTestFailed(async () => void (await account.saveMailChoices(choices)));
}

async function setClock(days: number) {
  (await getDeps()).now = () => addDays(new Date(), days);
}

async function signIn(path: string): Promise<Page> {
  const page = await story.openPage(`/user/login?return=${encodeURIComponent(path)}`);
  await page.getByLabel('Email').fill(tenant.email);
  await page.getByLabel(/^Password/).fill(tenant.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  return page;
}

test.each([
  ['en-US', 'This assistant is taking a break'],
  ['de-DE', 'Dieser Assistent macht gerade Pause'],
  ['ar', 'هذا المساعد في استراحة'],
])('visitors who read %s are told whom to ask while the assistant is paused', async (locale, title) => {
  await setClock(8);
  const page = await story.openPage(`/gptsite/${tenant.conversionId}`, { locale });
  const notice = page.getByRole('region', { name: title });
  await notice.getByRole('link', { name: /555-01/ }).waitFor();
  expect(await page.getByRole('log').count()).toBe(0);
  expect(await page.locator('body').textContent()).not.toMatch(/\b(trial|paid|payment|expired)\b/i);
  await expectAccessible(page, `paused assistant, ${locale}`);
});

test('a conversation that is open when the pause begins shows the pause', async () => {
  const page = await story.openPage(`/gptsite/${tenant.conversionId}`);
  await page.getByRole('log').waitFor();
  await setClock(8);
  await page.getByRole('textbox', { name: /^Ask / }).fill('What are the office hours?');
  await page.keyboard.press('Enter');
  await page.getByText(/is glad to help you directly\. .*555-01/).waitFor();
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
});

test('the widget panel shows the pause and can be closed', async () => {
  await setClock(8);
  const site = await startForeignSite(stack.url);
  onTestFinished(site.stop);
  const page = await story.openPage('/favicon.svg');
  const snippet = makeSnippet({ ...defaultWidgetConfig, id: tenant.conversionId }, stack.url);
  await page.goto(site.publish({ snippet }));
  const launcher = page.getByRole('button', { name: defaultWidgetConfig.message });
  await launcher.click();
  const panel = page.frameLocator('iframe.panel');
  const notice = panel.getByRole('region', { name: 'This assistant is taking a break' });
  await notice.getByRole('link', { name: /555-01/ }).waitFor();
  await panel.getByRole('button', { name: 'Close the chat' }).click();
  await expect.poll(() => launcher.getAttribute('aria-expanded')).toBe('false');
  await launcher.click();
  await notice.waitFor();
  await expectAccessible(page, 'paused panel');
});

test('a form is paused with its assistant', async () => {
  await setClock(8);
  const page = await story.openPage(`/form/${formId}`);
  await page.getByRole('region', { name: 'This form is taking a break' }).waitFor();
  expect(await page.getByRole('button', { name: 'Send' }).count()).toBe(0);
  await expectAccessible(page, 'paused form');
});

test('the owner sees in the dashboard what happened and what to do, and can still read everything', async () => {
  const path = `/school-dashboard/${tenant.conversionId}`;
  const fresh = await signIn(path);
  await fresh.getByText('7 days of your trial remaining').waitFor();
  await fresh.getByText(/^\d+ days of your trial remaining · \d+ conversations? this month$/).waitFor();
  await setClock(5);
  const ending = await signIn(path);
  await ending.getByRole('heading', { name: 'Trial Ending Soon' }).waitFor();
  await setClock(8);
  const page = await signIn(path);
  await page.getByRole('heading', { name: 'Your trial has ended' }).waitFor();
  const way = page.getByRole('link', { name: 'Continue Trial' });
  expect(await way.getAttribute('href')).toBe('/checkout/edgpt/growth/monthly');
  await expectAccessible(page, 'dashboard of an ended trial');
  await page.getByRole('tab', { name: 'Chat History' }).click();
  await chooseMore(page, 'Export as CSV');
  await page.getByRole('button', { name: 'Export' }).waitFor();
});

test('each kind of mail can be switched off and on in the account', async () => {
  await restoreMailChoices();
  const page = await signIn('/user/account');
  const weekly = page.getByRole('switch', { name: 'Weekly summary' });
  const isWanted = async () => (await tenant.agent.client.account.getMailChoices({})).weekly;
  await weekly.click();
  await expect.poll(() => weekly.isChecked()).toBe(false);
  await page.getByRole('heading', { name: 'Emails' }).waitFor();
  await expectAccessible(page, 'account');
  await expect.poll(isWanted).toBe(false);
  await page.reload();
  await expect.poll(() => weekly.isChecked()).toBe(false);
  await page.getByText('Weekly summary', { exact: true }).click();
  await expect.poll(() => weekly.isChecked()).toBe(true);
  await expect.poll(isWanted).toBe(true);
});

test('the link of a mail opens a page that asks for confirmation', async () => {
  const findLink = async () => {
    const mails = await readMails(stack.url, tenant.email);
    return mails.flatMap(({ text }) => /\S+\/user\/unsubscribe#\S+/.exec(text)?.[0] ?? []).at(0);
  };
  await restoreMailChoices();
  await expect.poll(findLink).toBeDefined();
  const page = await story.openPage((await findLink()) ?? '');
  await page.getByRole('heading', { name: 'News about your assistant' }).waitFor();
  expect(page.url()).not.toContain('token');
  await expectAccessible(page, 'unsubscribe');
  expect(await tenant.agent.client.account.getMailChoices({})).toMatchObject({ assistant: true });
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await page.getByText('You will no longer get mails of this kind').waitFor();
  expect(await tenant.agent.client.account.getMailChoices({})).toMatchObject({ assistant: false });
  await expectAccessible(page, 'unsubscribed');
});
