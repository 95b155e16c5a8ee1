import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '#shared/client.ts';
import { describeTrial } from '#tests/support/callers/trial.ts';
import { expectAccessible, type Look } from '../support/expect-accessible.ts';
import { openDashboard } from '../support/open-dashboard.ts';
import { reloadAfterFailure } from '../support/reload-after-failure.ts';
import { joinStory, type Story } from '../support/start-story.ts';

const phone = 390;
const desk = 1440;
const bothThemes = (width: number): readonly Look[] => [
  { colorScheme: 'dark', width },
  { colorScheme: 'light', width },
];

let story: Story;
let conversionId: string;
let page: Page;
beforeAll(async () => {
  story = await joinStory();
  const trial = describeTrial('Framed School', story.smallSiteUrl);
  ({ page, conversionId } = await openDashboard(story, trial, 'overview'));
});
reloadAfterFailure(() => page);
afterAll(() => story?.stop());

const isFocused = (name: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent), { message: name }).toBe(name);
const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Says as a visitor what a conversation needs to reach a person. */
async function leaveMessage(): Promise<void> {
  const { chat } = createClient({ baseUrl: story.url });
  const sessionId = crypto.randomUUID();
  const say = (message: string, handoff?: 'start') =>
    chat.sendMessage({ message, platform: 'edgpt', conversionId, sessionId, ...(handoff && { handoff }) });
  await say('Who repairs violins?');
  await say('Ask a person', 'start');
  await say('Ana Núñez');
  await say('ana@framed.example');
}

describe('the command menu, by keyboard alone', () => {
  const menu = () => page.getByRole('dialog', { name: 'Search or go to' });
  const open = async () => {
    await page.getByRole('tablist', { name: 'Dashboard' }).waitFor();
    await page.keyboard.press('Control+k');
    await menu().waitFor();
  };
  const choose = async (typed: string, option: string | RegExp) => {
    await open();
    await page.keyboard.type(typed);
    await menu().getByRole('option', { name: option, selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await menu().waitFor({ state: 'detached' });
  };

  test('leads to a page and to a section of the settings, and the focus follows', async () => {
    await open();
    await menu().getByText('Searching the chats…').waitFor({ state: 'detached' });
    await menu().getByRole('option', { name: 'Framed School This one' }).waitFor();
    await expectAccessible(page, 'command-menu', [...bothThemes(phone), ...bothThemes(desk)]);
    await page.keyboard.press('Escape');
    await choose('aNalyt', 'Analytics');
    await page.waitForURL(/[?&]tab=analytics/);
    await isFocused('Analytics');
    await choose('office hours', 'Messages and hours');
    await page.waitForURL(/[?&]tab=account/);
    await isFocused('Settings');
  });

  test('finds a conversation by its words, and opens it', async () => {
    const { chat } = createClient({ baseUrl: story.url });
    const asked = { platform: 'edgpt', conversionId, sessionId: crypto.randomUUID() } as const;
    await chat.sendMessage({ ...asked, message: 'Can I rent a kayak?' });
    await choose('kayak', /^Can I rent a kayak\?/);
    const conversation = page.getByRole('dialog', { name: 'Conversation' });
    await conversation.getByText('Can I rent a kayak?').first().waitFor();
    await page.keyboard.press('Escape');
    await conversation.waitFor({ state: 'detached' });
  });

  test('takes a typed question into an answer, which visitors get', async () => {
    const question = 'Where is the planetarium?';
    await choose(question, `Write an answer to “${question}”`);
    const dialog = page.getByRole('dialog', { name: 'Write an answer' });
    expect(await dialog.getByRole('textbox', { name: 'Question' }).inputValue()).toBe(question);
    await dialog.getByRole('textbox', { name: 'Answer' }).fill('On the roof.');
    await dialog.getByRole('button', { name: 'Save answer' }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    const visitor = createClient({ baseUrl: story.url });
    const asked = { platform: 'edgpt', conversionId, sessionId: crypto.randomUUID() } as const;
    expect((await visitor.chat.sendMessage({ ...asked, message: question })).response).toBe('On the roof.');
  });

  test('finds what the assistant knows: an entry to read, and an own answer by its words to change', async () => {
    await choose('fees', /^Fees/);
    const entry = page.getByRole('dialog', { name: 'Fees' });
    await entry.getByRole('article').getByRole('heading').first().waitFor();
    await page.keyboard.press('Escape');
    await choose('roof', /^Where is the planetarium\?/);
    const own = page.getByRole('dialog', { name: 'Change your answer' });
    await own.getByLabel(/^Your answer to/).fill('In the cellar.');
    await own.getByRole('button', { name: 'Save answer' }).press('Enter');
    await own.waitFor({ state: 'detached' });
    const visitor = createClient({ baseUrl: story.url });
    const asked = { platform: 'edgpt', conversionId, sessionId: crypto.randomUUID() } as const;
    const message = 'Where is the planetarium?';
    expect((await visitor.chat.sendMessage({ ...asked, message })).response).toBe('In the cellar.');
  });
});

test('a chosen theme is kept in this browser, on every page and in other windows, until the system decides again', async () => {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await paper();
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitemradio', { name }).click();
    if (name === 'Dark')
      await expectAccessible(page, 'account-menu', [{ colorScheme: 'light', width: desk }]);
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
  };
  const other = await page.context().newPage();
  await other.goto('/about');
  await choose('Dark');
  const dark = await paper();
  expect(dark).not.toBe(light);
  await expect.poll(() => other.evaluate(() => document.documentElement.style.colorScheme)).toBe('dark');
  await page.reload();
  await page.getByRole('tablist', { name: 'Dashboard' }).waitFor();
  expect(await paper()).toBe(dark);
  await choose('System');
  expect(await paper()).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await paper()).toBe(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await other.close();
});

test('the inbox says how many messages wait, beside every page and in the title, until they are answered', async () => {
  await leaveMessage();
  await page.reload();
  const inbox = page.getByRole('tab', { name: 'Inbox 1 waiting' });
  await inbox.waitFor();
  await expect.poll(() => page.title()).toMatch(/^\(1\) .* · Framed School$/);
  await inbox.click();
  const messages = page.getByRole('list', { name: 'Messages' });
  await messages.getByRole('button').first().click();
  const message = page.getByRole('region', { name: 'Message', exact: true });
  await message.getByRole('textbox', { name: 'Response', exact: true }).fill('Mr. Hale does, in room 4.');
  await message.getByRole('textbox', { name: 'Your name' }).fill('Sam Ortiz');
  await message.getByRole('textbox', { name: 'Your name' }).press('Enter');
  await page.getByRole('tab', { name: 'Inbox', exact: true }).waitFor();
  await expect.poll(() => page.title()).toBe('Inbox · Framed School');
});

test('on a phone the main pages are in a bar at the bottom, the others and the filters in sheets', async () => {
  await page.setViewportSize({ width: phone, height: 844 });
  const bar = page.getByRole('navigation', { name: 'Dashboard pages' });
  await bar.waitFor();
  const names = await bar.getByRole('listitem').allTextContents();
  expect(names).toEqual(['Overview', 'Knowledge', 'Chats', 'Inbox', 'More']);
  await bar.getByRole('link', { name: 'Chats' }).click();
  await page.getByRole('heading', { level: 2, name: 'Chat History' }).waitFor();
  expect(await bar.locator('[aria-current=page]').textContent()).toBe('Chats');
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await expectAccessible(page, 'filters', bothThemes(phone));
  await filters.getByLabel('Outcome').selectOption({ label: 'Completed' });
  await filters.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Filters (1)' }).waitFor();
  await bar.getByRole('button', { name: 'More' }).click();
  const more = page.getByRole('dialog', { name: 'More' });
  await expectAccessible(page, 'more', bothThemes(phone));
  await more.getByRole('link', { name: 'Analytics' }).click();
  await more.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 2, name: 'Analytics' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 2, name: 'Chat History' }).waitFor();
  // The last control of a page is above the bar.
  const last = page.getByRole('list', { name: 'Conversations' }).getByRole('button').last();
  await last.focus();
  const [control, top] = await Promise.all([last.boundingBox(), bar.boundingBox()]);
  expect((control?.y ?? 0) + (control?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
});

test('a ring shows the focus to those who use the keyboard, and not after a click on a tab', async () => {
  const ring = () =>
    page.evaluate(() => document.activeElement && getComputedStyle(document.activeElement).outlineStyle);
  await page.setViewportSize({ width: desk, height: 900 });
  await page.reload();
  await page.getByRole('tab', { name: 'Forms' }).click();
  await isFocused('Forms');
  expect(await ring()).toBe('none');
  await page.keyboard.press('ArrowDown');
  await isFocused('Analytics');
  expect(await ring()).toBe('solid');
});
