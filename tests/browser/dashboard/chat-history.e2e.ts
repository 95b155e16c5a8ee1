import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '#shared/client.ts';
import { describeTrial } from '#tests/support/callers/trial.ts';
import { smallSiteUrl } from '#tests/support/stacks/small-site.ts';
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
  await page.getByLabel('Show').selectOption('Left without an answer');
  await expect.poll(() => rows().count()).toBe(1);
  await rows().first().getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Conversation' });
  await dialog.getByText('Do you sell purple unicorn saddles?').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('Show').selectOption('All');
});

test('the chat history lets an owner correct an answer in place, by keyboard, at once, and change it later', async () => {
  const question = 'Do you sell purple unicorn saddles?';
  const hostile = '<img src=x onerror="document.title=1">Ask Ms Marsh.';
  await rows().filter({ hasText: 'unicorn' }).getByRole('button').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Conversation' });
  const open = dialog.getByRole('button', { name: `Correct this answer to: ${question}` });
  await open.press('Enter');
  expect(await dialog.getByRole('textbox', { name: 'Question' }).inputValue()).toBe(question);
  expect(await dialog.getByRole('textbox', { name: /^Answer/ }).inputValue()).not.toBe('');
  await dialog.getByText('It takes effect immediately').waitFor();
  await dialog.getByRole('textbox', { name: /^Answer/ }).fill('  ');
  await dialog.getByRole('textbox', { name: 'Question' }).press('Enter');
  await dialog.getByText('Please write the answer.').waitFor();
  await expectAccessible(page, 'correction');
  await dialog.getByRole('textbox', { name: /^Answer/ }).fill(hostile);
  await dialog.getByRole('button', { name: 'Save answer' }).press('Enter');
  await dialog.getByText('Visitors now get:').waitFor();
  await dialog.getByText(hostile).waitFor();
  const change = dialog.getByRole('button', { name: `Change your answer to: ${question}` });
  await expect.poll(() => change.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await ask(question)).toBe(hostile);

  await change.press('Enter');
  await dialog.getByRole('textbox', { name: 'Question' }).fill('Do you sell saddles for unicorns in purple?');
  await dialog.getByRole('textbox', { name: /^Answer/ }).fill('No, but we have bicycles.');
  await dialog.getByRole('button', { name: 'Save answer' }).click();
  await dialog.getByText('Visitors who ask “Do you sell saddles for unicorns in purple?” now get:').waitFor();
  await expectAccessible(page, 'corrected');
  expect(await page.title()).not.toBe('1');
  await change.press('Enter');
  await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect.poll(() => change.evaluate((it) => it === document.activeElement)).toBe(true);
  await dialog.getByRole('button', { name: 'Close' }).click();
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
  await page.getByLabel('Show').selectOption('Your own tests');
  await expect.poll(() => rows().count()).toBe(1);
  await own.getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Conversation' });
  await dialog.getByText('You (test)').waitFor();
  await dialog.getByText('Your own answer').waitFor();
  expect(await dialog.getByText('No, but we have bicycles.').count()).toBe(1);
  await expectAccessible(page, 'own-test');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('Show').selectOption('Visitors only');
  await own.waitFor({ state: 'detached' });
  await expect.poll(() => rows().count()).toBeGreaterThan(1);
  await page.getByLabel('Show').selectOption('All');
  await own.getByRole('button').click();
  await dialog.getByRole('button', { name: 'Delete this conversation' }).click();
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await own.waitFor({ state: 'detached' });
});

test('the chat history has a summary and a table to download', async () => {
  await page.getByRole('button', { name: 'AI Summary' }).click();
  const panel = page.getByRole('region', { name: 'AI Summary' });
  await panel.getByText('Contact Rate').waitFor();
  await panel.getByText('Insights').waitFor();
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
  const dialog = page.getByRole('dialog', { name: 'Conversation' });
  const remove = dialog.getByRole('button', { name: `Remove this question and answer: ${removed}` });
  await remove.press('Enter');
  await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect.poll(() => remove.evaluate((it) => it === document.activeElement)).toBe(true);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: 390, height: 844 });
  await remove.click();
  await dialog.getByText('Their hash stays').waitFor();
  await expectAccessible(page, 'removing-an-answer');
  expect(await dialog.evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true);
  await dialog.getByRole('button', { name: 'Remove for good' }).click();
  await dialog.getByText('basket weaving').first().waitFor({ state: 'detached' });
  await page.setViewportSize({ width, height });
  await dialog.getByRole('button', { name: /^Remove this question and answer/ }).click();
  await dialog.getByRole('button', { name: 'Remove for good' }).click();
  await dialog.waitFor({ state: 'detached' });
  await row.waitFor({ state: 'detached' });
});

test('the chat history deletes a conversation after a confirmation', async () => {
  await rows().filter({ hasText: 'unicorn' }).first().getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Conversation' });
  await dialog.getByRole('button', { name: 'Delete this conversation' }).click();
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => rows().count()).toBe(2);
});
