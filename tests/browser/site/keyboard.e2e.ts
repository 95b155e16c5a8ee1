import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '#shared/client.ts';
import { describeTrial } from '#tests/support/callers/trial.ts';
import { chooseMore } from '../support/choose-more.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { openDashboard } from '../support/open-dashboard.ts';
import { reloadAfterFailure } from '../support/reload-after-failure.ts';
import { joinStory, type Story } from '../support/start-story.ts';
import { findWalkFaults } from '../support/walk/walk.ts';

let story: Story;
let dashboard: Page;
let conversionId: string;
beforeAll(async () => {
  story = await joinStory();
  const trial = describeTrial('Keyboard School', story.smallSiteUrl);
  ({ page: dashboard, conversionId } = await openDashboard(story, trial, 'overview'));
});
reloadAfterFailure(() => dashboard);
afterAll(() => story?.stop());

/** More tab stops than any of these pages has. */
const mostStops = 120;
const isFocused = (element: Locator) => element.evaluate((it) => it === document.activeElement);

const expectFocus = (element: Locator) =>
  expect.poll(() => isFocused(element), { message: `${element}` }).toBe(true);

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  await element.waitFor();
  for (let stop = 0; stop < mostStops; stop++) {
    if (await isFocused(element)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${element}`);
}

/** Opens a dialog by its button, and checks that the focus moves into it, and back on Escape. */
async function expectDialogByKeyboard(page: Page, opener: Locator, state: string): Promise<void> {
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await expect.poll(() => dialog.evaluate((it) => it.contains(document.activeElement))).toBe(true);
  await expectAccessible(page, state);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expectFocus(opener);
}

/** Chooses the tab that the key leads to; focus and choice change only after the event. */
async function chooseTab(page: Page, key: 'ArrowDown' | 'Home', tab: Locator): Promise<void> {
  await page.keyboard.press(key);
  await expectFocus(tab);
  await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
}

describe('with the keyboard alone', () => {
  test('an owner moves through the tabs, and into dialogs and out again', async () => {
    const page = dashboard;
    const tab = (name: string) =>
      page.getByRole('tablist', { name: 'Dashboard' }).getByRole('tab', { name, exact: true });
    const { chat } = createClient({ baseUrl: story.url });
    await chat.sendMessage({ message: 'What is the phone number?', platform: 'edgpt', conversionId });
    await expectDialogByKeyboard(page, page.getByRole('button', { name: 'Settings' }), 'settings');
    await tabTo(page, tab('Overview'));
    for (const name of [
      ...['Knowledge Base', 'Chat History', 'Inbox', 'Forms', 'Analytics', 'Billing', 'Account'],
      'Widget Code',
    ]) {
      await chooseTab(page, 'ArrowDown', tab(name));
    }
    await chooseTab(page, 'Home', tab('Overview'));
    await chooseTab(page, 'ArrowDown', tab('Knowledge Base'));
    const entries = page.getByRole('region', { name: 'Entries' });
    const reading = entries.getByRole('button', { name: /^See what was read/ }).first();
    await expectDialogByKeyboard(page, reading, 'entry-preview');
    await tabTo(page, entries.getByRole('button', { name: /^More actions/ }).first());
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    const undo = page.getByRole('button', { name: /^Undo: put back/ });
    await undo.waitFor();
    await expectFocus(undo);
    await page.keyboard.press('Enter');
    await undo.waitFor({ state: 'detached' });
  });

  test('an owner reads a conversation and its summary', async () => {
    const page = dashboard;
    await page.goto(`/school-dashboard/${conversionId}?tab=chat-history`);
    const row = page.getByRole('list', { name: 'Conversations' }).getByRole('button').first();
    await tabTo(page, row);
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Conversation' }).getByText('phone number').first().waitFor();
    await tabTo(page, page.getByRole('button', { name: 'More for all conversations' }));
    await chooseMore(page, 'AI Summary');
    await page.getByRole('region', { name: 'AI Summary' }).getByText('Contact Rate').waitFor();
    await expectAccessible(page, 'summary');
  });

  test('a visitor asks, rates, and opens the options', async () => {
    const page = await story.openPage(`/gptsite/${conversionId}`);
    const answers = page.getByRole('log').getByText('Assistant:');
    const suggested = page.getByRole('list', { name: 'Popular Questions' }).getByRole('button').first();
    await tabTo(page, suggested);
    await page.keyboard.press('Enter');
    await answers.first().waitFor();
    await tabTo(page, page.getByRole('textbox', { name: /^Ask / }));
    await page.keyboard.type('What are the office hours?');
    await page.keyboard.press('Enter');
    await answers.nth(1).waitFor();
    const helpful = page.getByRole('button', { name: 'Yes', exact: true }).last();
    await tabTo(page, helpful);
    await page.keyboard.press('Space');
    await expect.poll(() => helpful.getAttribute('aria-pressed')).toBe('true');
    const options = page.getByRole('button', { name: 'Conversation options' });
    await expectDialogByKeyboard(page, options, 'conversation-options');
  });
});

test.each([
  ['overview', '- tabpanel "Overview"'],
  ['account', '- button "Reset Changes"'],
  ['account&section=messages', '- textbox "Replies go to"'],
])(
  'in the dashboard’s tab %s every control has a name, the focus is always seen, and nothing is lost at 320 px or with wider spacing',
  async (tab, ofTab) => {
    await dashboard.goto(`/school-dashboard/${conversionId}?tab=${tab}`);
    const tabs = dashboard.getByRole('tablist', { name: 'Dashboard' });
    await tabs.waitFor();
    // Each tab's code is loaded when it is opened.
    await expect.poll(() => dashboard.locator('body').ariaSnapshot()).toContain(ofTab);
    const tree = await dashboard.locator('body').ariaSnapshot();
    for (const part of [
      '- main:',
      '- heading "Keyboard School" [level=1]',
      '- button "Settings"',
      '- link "View GPTsite"',
      '- tablist "Dashboard"',
      ofTab,
    ]) {
      expect(tree).toContain(part);
    }
    expect(await findWalkFaults(dashboard)).toEqual([]);
  },
);
