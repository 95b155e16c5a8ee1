import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createClient } from '#shared/client.ts';
import { account } from '#shared/contract/account.ts';
import { makeCode } from '#tests/support/callers/make-code.ts';
import { waitForLink } from '#tests/support/callers/outbox.ts';
import { describeTrial } from '#tests/support/callers/trial.ts';
import { sampleInTurn } from '#tests/support/sample.ts';
import { smallSiteUrl } from '#tests/support/stacks/small-site.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { openDashboard } from '../support/open-dashboard.ts';
import { pressOffline } from '../support/press-offline.ts';
import { reloadAfterFailure } from '../support/reload-after-failure.ts';
import { joinStory, type Story } from '../support/start-story.ts';

let story: Story;
let conversionId: string;
let page: Page;
const trial = describeTrial('Overview Browser School', smallSiteUrl);

beforeAll(async () => {
  story = await joinStory();
  ({ page, conversionId } = await openDashboard(story, trial, 'overview'));
});
reloadAfterFailure(() => page);
afterAll(() => story?.stop());

const openTab = (name: string) =>
  page.getByRole('tablist', { name: 'Dashboard' }).getByRole('tab', { name }).click();
/** Opens a section of the settings. */
async function openSection(name: string): Promise<void> {
  await openTab('Account');
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name }).click();
}
const figure = (label: string) => page.locator('dl > div').filter({ hasText: label }).locator('dd').first();

async function ask(question: string): Promise<string> {
  const visitor = createClient({ baseUrl: story.url });
  const { response } = await visitor.chat.sendMessage({
    ...{ message: question, platform: 'edgpt', conversionId },
    sessionId: crypto.randomUUID(),
  });
  return response;
}

describe('the dashboard of a new customer', () => {
  test('shows the organisation, its trial, true empty figures and the first steps', async () => {
    await page.getByRole('heading', { level: 1, name: 'Overview Browser School' }).waitFor();
    await page.getByText('7 days of your trial remaining').waitFor();
    expect(await figure('Total Chats').textContent()).toBe('0');
    expect(await figure('Satisfaction').textContent()).toBe('–');
    // The signup already gave the name.
    await page.getByRole('heading', { name: 'Welcome! 1/3 done' }).waitFor();
    const first = page.getByRole('region', { name: 'Your assistant answers already' });
    await first.getByRole('list', { name: 'Answers from your website' }).getByRole('link').first().waitFor();
    await page.getByRole('heading', { name: 'Recent chats' }).waitFor();
    await page.getByText('No questions yet.').waitFor();
    await openTab('Inbox');
    await page.getByRole('button', { name: `Send the link again to ${trial.adminContact.email}` }).waitFor();
    await openTab('Overview');
    const view = page.getByRole('link', { name: 'View GPTsite' });
    expect(await view.getAttribute('href')).toBe(`/gptsite/${conversionId}`);
  });

  test('shows the values of the signup, keeps changes, and counts completed steps', async () => {
    await openTab('Account');
    expect(await page.getByLabel('Organization', { exact: true }).inputValue()).toBe(
      'Overview Browser School',
    );
    const details = page.getByRole('form', { name: 'Administrator details' });
    expect(await details.getByLabel('Contact email').inputValue()).toBe(trial.adminContact.email);
    await page.getByLabel('Administrator name').clear();
    await details.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Account Updated').first().waitFor();
    await openTab('Overview');
    await page.getByRole('heading', { name: 'Welcome! 0/3 done' }).waitFor();
    await openTab('Account');
    await page.getByLabel('Administrator name').fill('Elena Marsh');
    await details.getByRole('button', { name: 'Save', exact: true }).click();
    await openTab('Overview');
    await page.getByRole('heading', { name: 'Welcome! 1/3 done' }).waitFor();
    await createClient({ baseUrl: story.url }).widget.getPanel({ conversionId, host: 'www.maple-grove.org' });
    await page.reload();
    await page.getByRole('heading', { name: 'Welcome! 2/3 done' }).waitFor();
    await openTab('Account');
    expect(await page.getByLabel('Administrator name').inputValue()).toBe('Elena Marsh');
    await page.getByLabel('Administrator name').fill('Somebody else');
    await details.getByRole('button', { name: 'Reset Changes' }).click();
    expect(await page.getByLabel('Administrator name').inputValue()).toBe('Elena Marsh');
    await openTab('Overview');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByText('Welcome!').waitFor({ state: 'detached' });
  });

  test('builds links with the custom domain first, and leads to all settings', async () => {
    await page.getByRole('button', { name: 'Settings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    await dialog.getByText('GPTsite Active').waitFor();
    await dialog.getByLabel('Custom domain').fill('ask.maple-grove.example');
    await dialog.getByRole('button', { name: 'Build links' }).click();
    await page.getByText('Branded Links Generated').first().waitFor();
    expect(await dialog.getByRole('listitem').first().textContent()).toContain(
      `https://ask.maple-grove.example/gptsite/${conversionId}`,
    );
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Settings Saved').first().waitFor();
    await dialog.getByRole('link', { name: 'All settings' }).click();
    await dialog.waitFor({ state: 'detached' });
    const domain = page.getByRole('form', { name: 'Administrator details' }).getByLabel('Custom domain');
    expect(await domain.inputValue()).toBe('ask.maple-grove.example');
  });
});

test('visitors see the greeting, the questions and the color that the owner chose', async () => {
  await openSection('Assistant');
  const form = page.getByRole('form', { name: 'Your assistant' });
  await form.getByLabel('Greeting').fill('Welcome to the front desk!');
  await form.getByLabel('Suggested questions').fill('When is lunch?\n\nWhere do I park?');
  await form.getByLabel('Color').fill('#ffee00');
  await form.getByText('because text on #ffee00 would be hard to read').waitFor();
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Visitors see them from now on.').first().waitFor();
  const visitor = await story.openPage(`/gptsite/${conversionId}`);
  await visitor.getByText('Welcome to the front desk!').waitFor();
  const suggested = visitor.getByRole('list', { name: 'Popular Questions' }).getByRole('button');
  expect(await suggested.allTextContents()).toEqual(['When is lunch?', 'Where do I park?']);
});

test('analytics charts show the counted figures', async () => {
  await openTab('Analytics');
  await page.getByLabel('Timeframe').selectOption('The last 24 hours');
  await page
    .getByText(/^Conversations: \d+$/)
    .first()
    .waitFor();
  const results = page.getByRole('region', { name: 'Answers to questions' });
  await results.getByText('Not answered').waitFor();
  await page.getByRole('button', { name: 'Advanced' }).click();
  const funnel = page.getByRole('region', { name: 'From visit to contact' });
  await funnel.waitFor();
  for (const label of await funnel.getByText(/\d+ of \d+/).allTextContents()) {
    const [part = 0, whole = 0] = label.match(/\d+/g)?.map(Number) ?? [];
    expect(part).toBeLessThanOrEqual(whole);
  }
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^analytics-24h-.*\.csv$/);
});

test('an owner names the page, prints a poster with its code, and publishes it', async () => {
  await openSection('Share');
  const name = page.getByLabel('Name in the address');
  await name.fill('demo');
  await name.press('Enter');
  await page.getByText('This name is reserved. Choose another one.').waitFor();
  await name.fill('front-desk');
  await page.getByRole('button', { name: 'Save address' }).click();
  await page.getByRole('link', { name: /\/gptsite\/front-desk/ }).waitFor();
  await page.getByRole('img', { name: /QR code for .*\/gptsite\/front-desk$/ }).waitFor();
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = document.querySelector('.poster')?.textContent ?? '';
    };
  });
  await page.getByRole('button', { name: 'Print a poster' }).click();
  await expect
    .poll(() => page.evaluate(() => document.body.dataset.printed))
    .toContain('/gptsite/front-desk');
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('tablist', { name: 'Dashboard' }).isVisible()).toBe(false);
  await page.emulateMedia({ media: null });
  await page.getByRole('switch', { name: 'List the page in search engines' }).click();
  await page.getByText('Published: search engines may show').waitFor();
  await expectAccessible(page, 'share');
  const visitor = await story.openPage('/gptsite/front-desk');
  await visitor.getByRole('textbox', { name: /^Ask / }).waitFor();
});

test('an owner answers an open question on the overview, which then waits no longer', async () => {
  const question = 'Do you teach underwater basket weaving?';
  await ask(question);
  await openTab('Overview');
  await page.reload();
  const row = page
    .getByRole('list', { name: 'Open questions' })
    .getByRole('listitem')
    .filter({ hasText: question });
  await row.getByRole('button', { name: 'Write the answer' }).click();
  await row.getByLabel(/^Answer/).fill('Only in summer.');
  await expectAccessible(page, 'open-question');
  await row.getByRole('button', { name: 'Save answer' }).click();
  await row.waitFor({ state: 'detached' });
  expect(await ask(question)).toBe('Only in summer.');
});

test('an owner dismisses a question with the keyboard alone, takes it back, and finds dismissed ones again', async () => {
  const question = 'Would a walrus win at chess?';
  await ask(question);
  await openTab('Overview');
  await page.reload();
  const rows = page.getByRole('list', { name: 'Open questions' }).getByRole('listitem');
  const row = rows.filter({ hasText: question });
  const dismiss = row.getByRole('button', { name: `Dismiss the question: ${question}` });
  await dismiss.press('Enter');
  await row.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('next-title');
  await page.getByRole('button', { name: 'Undo' }).click();
  await row.waitFor();
  await dismiss.press('Enter');
  await row.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText('1 dismissed', { exact: true }).press('Enter');
  await expectAccessible(page, 'dismissed-questions');
  await page.getByRole('button', { name: `Put back the question: ${question}` }).press('Enter');
  await row.waitFor();
});

test('an owner downloads the answer record and checks it on a computer without a network', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gptsites-record-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const question = 'What are the office hours of the Overview Browser School?';
  await ask(question);
  await openSection('Data');
  const panel = page.getByRole('region', { name: 'Answer record' });
  const save = async (button: string) => {
    const downloaded = page.waitForEvent('download');
    await panel.getByRole('button', { name: button }).click();
    const download = await downloaded;
    const path = join(folder, download.suggestedFilename());
    await download.saveAs(path);
    return path;
  };
  const record = await save('Download the record');
  const changed = join(folder, 'changed.json');
  writeFileSync(changed, readFileSync(record, 'utf8').replace(question, question.replace('hours', 'rooms')));
  const checker = await story.openPage(pathToFileURL(await save('Download the checker')).href, {
    offline: true,
  });
  const choose = (path: string) => checker.getByLabel('The record').setInputFiles(path);
  const status = checker.getByRole('status');
  await choose(record);
  await status.getByText('The file agrees with itself').waitFor();
  await status.getByText('not sealed yet').waitFor();
  await checker.getByText(`Question: ${question}`).waitFor();
  await expectAccessible(checker, 'record-checker');
  await choose(changed);
  await status.getByText(/^Answer \d+ .*: the question was changed\.$/).waitFor();
  await choose(record);
  await checker.getByLabel('The code').fill('0'.repeat(64));
  await status.getByText('but not with the code of the email').waitFor();
  await choose(fileURLToPath(checker.url()));
  await status.getByText('This file is not an answer record').waitFor();
});

test('an owner asks for two-step sign-in and invites a member, who sets it up and sees neither billing nor members', async () => {
  // Another address each time, because an attempt that failed leaves its member behind.
  const email = `ines-${randomUUID()}@maple-grove.example`;
  const guest = { name: 'Ines Ortiz', email, password: 'a password of her own' };
  await openSection('Team');
  const rule = page.getByRole('switch', { name: 'Everybody signs in with an authenticator app' });
  await rule.click();
  await expect.poll(() => rule.isChecked()).toBe(true);
  const form = page.getByRole('form', { name: 'Invite a member' });
  await form.getByLabel('Name').fill(guest.name);
  await form.getByLabel('Email').fill(guest.email);
  await form.getByRole('button', { name: 'Invite' }).click();
  await page.getByText(`The invitation is on its way to ${guest.email}.`).waitFor();

  const token = await waitForLink(story.url, guest.email, '/user/invitation');
  const hers = await story.openPage(`/user/invitation#token=${token}`);
  await hers.getByRole('textbox', { name: 'New password' }).fill(guest.password);
  await hers.getByRole('button', { name: 'Set password' }).click();
  await hers.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await hers.getByLabel('Email').fill(guest.email);
  await hers.getByLabel(/^Password/).fill(guest.password);
  const signIn = hers.getByRole('button', { name: 'Sign In', exact: true });
  await signIn.click();
  await hers.getByText('Your organization asks for a second factor').waitFor();
  const secret = (await hers.locator('code').textContent()) ?? '';
  await hers.getByLabel('Code from your authenticator app').fill(makeCode(secret));
  await signIn.click();
  const refusal = 'The account is away for a moment.';
  const profileCall = `**${account.get.path}`;
  await hers.route(profileCall, (route) =>
    route.fulfill({ status: 503, json: { error: { message: refusal } } }),
  );
  await hers.getByRole('button', { name: 'I have kept them' }).click();
  await hers.getByText(refusal).waitFor();
  const retry = hers.getByRole('button', { name: 'Try Again' });
  expect(await hers.getByRole('tab').count()).toBe(0);
  await hers.unroute(profileCall);
  await retry.click();
  await hers.getByRole('tab', { name: 'Account' }).click();
  await hers.getByLabel('Administrator name').waitFor();
  expect(await hers.getByRole('tab', { name: 'Billing' }).count()).toBe(0);
  expect(await hers.getByRole('link', { name: 'Team' }).count()).toBe(0);

  // The owner's page still calls her invited.
  await page.reload();
  await page.getByRole('button', { name: `Deactivate ${guest.name}` }).click();
  await page.getByRole('button', { name: `Remove ${guest.name}` }).waitFor();
  await hers.reload();
  await hers.waitForURL(/\/user\/login/);
  await page.getByRole('button', { name: `Remove ${guest.name}` }).click();
  await page.getByText(guest.email, { exact: true }).waitFor({ state: 'detached' });
  await rule.click();
  await expect.poll(() => rule.isChecked()).toBe(false);
});

test('axe finds no fault on any tab, wide and narrow', async () => {
  for (const tab of [
    'Overview',
    'Knowledge Base',
    'Forms',
    'Chat History',
    'Analytics',
    'Account',
    'Widget Code',
  ]) {
    await openTab(tab);
    await expectAccessible(page, tab);
  }
});

test('no tab of the dashboard goes blank, whatever is pressed without a connection', async () => {
  const storageState = await page.context().storageState();
  const tabs = ['overview', 'knowledge-base', 'chat-history', 'inbox', 'forms', 'analytics', 'billing'];
  const lost: Record<string, string[]> = {};
  for (const [, tab] of sampleInTurn([...tabs, 'account', 'widget-code'], 1)) {
    const path = `/school-dashboard/${conversionId}?tab=${tab}`;
    const own = await story.openFreshPage(path, { storageState });
    await own.getByRole('tablist', { name: 'Dashboard' }).waitFor();
    await own.waitForLoadState('networkidle');
    const buttons = await pressOffline(own);
    if (buttons.length > 0) lost[tab] = buttons;
    await own.context().close();
  }
  expect(lost).toEqual({});
});

test('the calls of the first screen start with its document, and are made once', async () => {
  const own = await story.openPage('/nothing', { storageState: await page.context().storageState() });
  for (const [path, started] of [
    [`/school-dashboard/${conversionId}`, ['', '/settings', '/attention']],
    [`/school-dashboard/${conversionId}?tab=inbox`, ['', '/settings']],
    ['/school/dashboard', ['', '/settings', '/attention']],
  ] as const) {
    const calls: string[] = [];
    const note = (request: { url(): string }) => calls.push(new URL(request.url()).pathname);
    own.on('request', note);
    await own.goto(path);
    await own.getByRole('tablist', { name: 'Dashboard' }).waitFor();
    // Each response is taken, so their addresses are those that the page asks for.
    await own.waitForFunction(() => window.earlyCalls?.responses.size === 0);
    own.off('request', note);
    const once = started.map((end) => (end ? `/api/dashboard/${conversionId}${end}` : '/api/dashboard'));
    for (const call of [account.get.path, ...once])
      expect(
        calls.filter((made) => made === call),
        path,
      ).toEqual([call]);
  }
});
