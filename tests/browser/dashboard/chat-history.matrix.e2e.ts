import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '#shared/client.ts';
import { describeTrial } from '#tests/support/callers/trial.ts';
import { smallSiteUrl } from '#tests/support/stacks/small-site.ts';
import { chooseMore } from '../support/choose-more.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { openDashboard } from '../support/open-dashboard.ts';
import { reloadAfterFailure } from '../support/reload-after-failure.ts';
import { joinStory, type Story } from '../support/start-story.ts';

let story: Story;
let conversionId: string;
let page: Page;

beforeAll(async () => {
  story = await joinStory();
  const trial = describeTrial('Asked Browser School', smallSiteUrl);
  ({ page, conversionId } = await openDashboard(story, trial, 'chat-history'));
});
reloadAfterFailure(() => page);
afterAll(() => story?.stop());

const openTab = (name: string) =>
  page.getByRole('tablist', { name: 'Dashboard' }).getByRole('tab', { name }).click();

async function ask(question: string, sessionId: string = crypto.randomUUID()): Promise<string> {
  const visitor = createClient({ baseUrl: story.url });
  const { response } = await visitor.chat.sendMessage({
    ...{ message: question, platform: 'edgpt', conversionId },
    sessionId,
  });
  return response;
}

const rows = () => page.getByRole('list', { name: 'Conversations' }).getByRole('listitem');

test('the chat history shows visitors’ questions word for word, with search and filters', async () => {
  const long = `What is the phone number of the office, ${'and once more '.repeat(10)}please?`;
  await ask(long);
  await ask('Do you sell purple unicorn saddles?');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => rows().count()).toBe(2);
  expect(await rows().last().getByRole('button').textContent()).toBe(`${long.slice(0, 80)}…`);
  await page.getByLabel('Search').fill('unicorn');
  await expect.poll(() => rows().count()).toBe(1);
  await page.getByLabel('Search').fill('no such words');
  await page.getByText('No chat sessions found matching your criteria').waitFor();
  await page.getByLabel('Search').fill('');
  await page.getByLabel('Outcome').selectOption('Question left open');
  await expect.poll(() => rows().count()).toBe(1);
  await rows().first().getByRole('button').click();
  const shown = page.getByRole('region', { name: 'Conversation' });
  await shown.getByText('Do you sell purple unicorn saddles?').first().waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
});

test('the chat history lets an owner correct an answer in place, by keyboard, at once, and change it later', async () => {
  const question = 'Do you sell purple unicorn saddles?';
  const hostile = '<img src=x onerror="document.title=1">Ask Ms Marsh.';
  await rows().filter({ hasText: 'unicorn' }).getByRole('button').press('Enter');
  const shown = page.getByRole('region', { name: 'Conversation' });
  const open = shown.getByRole('button', { name: `Write the answer to: ${question}` });
  await open.press('Enter');
  expect(await shown.getByRole('textbox', { name: 'Question' }).inputValue()).toBe(question);
  // What the website doesn't say isn't there to be changed.
  expect(await shown.getByRole('textbox', { name: /^Answer/ }).inputValue()).toBe('');
  await shown.getByText('It takes effect immediately').waitFor();
  await shown.getByRole('textbox', { name: /^Answer/ }).fill('  ');
  await shown.getByRole('textbox', { name: 'Question' }).press('Enter');
  await shown.getByText('Please write the answer.').waitFor();
  await expectAccessible(page, 'correction');
  await shown.getByRole('textbox', { name: /^Answer/ }).fill(hostile);
  await shown.getByRole('button', { name: 'Save answer' }).press('Enter');
  await shown.getByText('Visitors now get:').waitFor();
  await shown.getByText(hostile).waitFor();
  const change = shown.getByRole('button', { name: `Change your answer to: ${question}` });
  await expect.poll(() => change.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await ask(question)).toBe(hostile);

  await change.press('Enter');
  await shown.getByRole('textbox', { name: 'Question' }).fill('Do you sell saddles for unicorns in purple?');
  await shown.getByRole('textbox', { name: /^Answer/ }).fill('No, but we have bicycles.');
  await shown.getByRole('button', { name: 'Save answer' }).click();
  await shown.getByText('Visitors who ask “Do you sell saddles for unicorns in purple?” now get:').waitFor();
  await expectAccessible(page, 'corrected');
  expect(await page.title()).not.toBe('1');
  await change.press('Enter');
  await shown.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect.poll(() => change.evaluate((it) => it === document.activeElement)).toBe(true);
  await openTab('Knowledge Base');
  await page.getByRole('region', { name: 'Your own answers' }).getByText('bicycles').waitFor();
  await openTab('Chat History');
});

test('the chat history marks what the owner asked, leaves it out on request, and shows an own answer once', async () => {
  const body = JSON.stringify({ message: 'Do you sell saddles for unicorns in purple?', conversionId });
  const headers = { 'content-type': 'application/json' };
  const status = await page.evaluate(
    async (call) => (await fetch('/api/chat', { method: 'POST', ...call })).status,
    { headers, body },
  );
  expect(status).toBe(200);
  await page.getByRole('button', { name: 'Refresh' }).click();
  const own = rows().filter({ hasText: 'Your test' });
  await own.waitFor();
  await page.getByLabel('Asked by').selectOption('Your own tests');
  await expect.poll(() => rows().count()).toBe(1);
  await own.getByRole('button').click();
  const shown = page.getByRole('region', { name: 'Conversation' });
  await shown.getByText('You (test)').waitFor();
  await shown.getByText('Your own answer').waitFor();
  expect(await shown.getByText('No, but we have bicycles.').count()).toBe(1);
  await expectAccessible(page, 'own-test');
  await page.getByLabel('Asked by').selectOption('Visitors only');
  await own.waitFor({ state: 'detached' });
  await expect.poll(() => rows().count()).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await own.getByRole('button').click();
  await shown.getByRole('button', { name: 'Delete this conversation' }).click();
  await shown.getByRole('button', { name: 'Delete for good' }).click();
  await own.waitFor({ state: 'detached' });
});

test('up and down lead from conversation to conversation, which is read beside the list', async () => {
  const shown = page.getByRole('region', { name: 'Conversation' });
  const row = (index: number) => rows().nth(index).getByRole('button');
  await rows().first().waitFor();
  const questions = (await rows().allTextContents()).map((text) => text.slice(0, 25));
  await row(0).focus();
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['End', questions.length - 1],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => row(index).evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await row(index).getAttribute('aria-current')).toBe('true');
    await shown
      .getByRole('list', { name: 'Transcript' })
      .getByText(questions[index] ?? '')
      .first()
      .waitFor();
  }
  // One Tab stop leads to all of them.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => row(0).evaluate((it) => it === document.activeElement)).toBe(true);
  await page.reload();
  await shown
    .getByText(questions[0] ?? '')
    .first()
    .waitFor();
  await expectAccessible(page, 'conversation-beside-the-list');
});

test('a conversation is tagged, found by tag, language and rating, and shows a rating only where one was given', async () => {
  const shown = page.getByRole('region', { name: 'Conversation' });
  await ask('Wo ist das Büro der Schule, und wann ist es geöffnet?');
  await ask('Where is the office of the school?', 'rated');
  const visitor = createClient({ baseUrl: story.url });
  const { messageId } = await visitor.chat.sendMessage({
    ...{ message: 'What is the phone number?', platform: 'edgpt', conversionId, sessionId: 'rated' },
  });
  await visitor.conversations.rateAnswer({ sessionId: 'rated', conversionId, messageId, rating: 'helpful' });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => rows().filter({ hasText: '5.0 of 5' }).count()).toBe(1);
  expect(await rows().filter({ hasText: 'Not rated' }).count()).toBe(0);

  await rows().filter({ hasText: 'Büro' }).getByRole('button').click();
  await shown.getByText('Büro').first().waitFor();
  await shown.getByRole('combobox', { name: 'Add a tag' }).fill('  Front   office ');
  await page.keyboard.press('Enter');
  await rows().filter({ hasText: 'Front office' }).waitFor();
  await page.getByLabel('Tag', { exact: true }).selectOption('Front office');
  await expect.poll(() => rows().count()).toBe(1);
  await page.getByLabel('Language').selectOption('German');
  await expectAccessible(page, 'filtered-chats');
  await page.getByLabel('Language').selectOption('English');
  await page.getByText('No chat sessions found matching your criteria').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByLabel('Rating').selectOption('High satisfaction');
  await expect.poll(() => rows().count()).toBe(1);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await shown.getByRole('button', { name: 'Take off the tag Front office' }).click();
  await rows().filter({ hasText: 'Front office' }).waitFor({ state: 'detached' });
  // The filter leaves with the last tag.
  await page.getByLabel('Tag', { exact: true }).waitFor({ state: 'detached' });
});

test('the chat history has a summary and a table to download', async () => {
  await chooseMore(page, 'AI Summary');
  const panel = page.getByRole('region', { name: 'AI Summary' });
  await panel.getByText('Contact Rate').waitFor();
  await panel.getByText('Insights').waitFor();
  await chooseMore(page, 'Export as CSV');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toMatch(/^chat-analytics-monthly-\d{4}-\d\d-\d\d\.csv$/);
});

test('the chat history removes one question and answer after a confirmation, also on a phone', async () => {
  const [kept, removed] = ['Where do I park my bicycle?', 'Do you teach underwater basket weaving?'] as const;
  for (const question of [kept, removed]) await ask(question, 'removed-in-part');
  await page.getByRole('button', { name: 'Refresh' }).click();
  const row = rows().filter({ hasText: kept });
  await row.getByRole('button').click();
  const shown = page.getByRole('region', { name: 'Conversation' });
  const label = `Remove this question and answer: ${removed}`;
  const remove = shown.getByRole('button', { name: label });
  await remove.press('Enter');
  await shown.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect.poll(() => remove.evaluate((it) => it === document.activeElement)).toBe(true);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await remove.click();
  // What is open there stays open when there is no room for the list.
  await page.setViewportSize({ width: 390, height: 844 });
  await shown.getByText('Their hash stays').waitFor();
  expect(await rows().first().isVisible()).toBe(false);
  await expectAccessible(page, 'removing-an-answer');
  await shown.getByRole('button', { name: 'Remove for good' }).click();
  await shown.getByText('basket weaving').first().waitFor({ state: 'detached' });
  await page.setViewportSize({ width: 390, height: 844 });
  await shown.getByRole('button', { name: 'All conversations' }).press('Enter');
  await expect.poll(() => row.getByRole('button').evaluate((it) => it === document.activeElement)).toBe(true);
  await row.getByRole('button').press('Enter');
  await expect.poll(() => shown.evaluate((it) => it === document.activeElement)).toBe(true);
  await page.setViewportSize({ width, height });
  await shown.getByRole('button', { name: /^Remove this question and answer/ }).click();
  await shown.getByRole('button', { name: 'Remove for good' }).click();
  await row.waitFor({ state: 'detached' });
  // The next one takes its place.
  await shown.getByRole('list', { name: 'Transcript' }).waitFor();
});

test('the chat history deletes a conversation after a confirmation', async () => {
  await rows().first().waitFor();
  const before = await rows().count();
  await rows().filter({ hasText: 'unicorn' }).first().getByRole('button').click();
  const shown = page.getByRole('region', { name: 'Conversation' });
  await shown.getByText('unicorn').first().waitFor();
  await shown.getByRole('button', { name: 'Delete this conversation' }).click();
  await shown.getByRole('button', { name: 'Delete for good' }).click();
  await expect.poll(() => rows().count()).toBe(before - 1);
});
