import { createServer } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { close, listen } from '#infra/local/listen.ts';
import { createClient } from '#shared/client.ts';
import { describeTrial, followConversion } from '#tests/support/callers/trial.ts';
import { makeLivingSite } from '#tests/support/worlds/living-site.ts';
import { crossedLooks, findFaults } from '../support/expect-accessible.ts';
import { type Story, startStory } from '../support/start-story.ts';

const host = 'living.maple-grove.org';
const site = makeLivingSite(14);
const server = createServer((request, response) => {
  if (!/robots|sitemap/.test(request.url ?? '')) return site.answer(request, response);
  response.writeHead(404).end();
});
let story: Story;
let conversionId: string;
let page: Page;

beforeAll(async () => {
  story = await startStory({ CRAWLER_HOSTS: `${host}=127.0.0.1:${await listen(server)}` });
  const client = createClient({ baseUrl: story.url });
  const trial = describeTrial('Living College', `http://${host}/`);
  ({ conversionId } = await client.signup.createTrial(trial));
  await followConversion(client, conversionId);
  await ask('What is the fee for course 3?');
  page = await story.openPage(`/school-dashboard/${conversionId}?tab=account&section=assistant`);
  await page.getByLabel('Email').fill(trial.adminContact.email ?? '');
  await page.getByLabel(/^Password/).fill(trial.adminContact.password ?? '');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
});
afterAll(async () => {
  await story?.stop();
  await close(server);
});

const ask = async (message: string) => {
  const { chat } = createClient({ baseUrl: story.url });
  return JSON.stringify(await chat.sendMessage({ message, conversionId }));
};
const changes = () => page.getByRole('region', { name: 'What changed on your website' });
const openKnowledge = () => page.goto(`/school-dashboard/${conversionId}?tab=knowledge-base`);

test('an owner who approves changes sees what waits, while visitors get the former sentence, and decides', async () => {
  await page.getByRole('switch', { name: 'Ask me before prices, dates and people change' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Settings Saved').waitFor();
  expect(await findFaults(page, 'approval-setting', crossedLooks.flat())).toEqual([]);

  site.change('/course-3', { price: 999 });
  site.change('/course-4', { head: 'Prof. Amelia Stone', due: 'August 21, 2026' });
  site.change('/course-5', { email: 'new-office@maple-grove.test' });
  site.courses.delete('/course-6');
  site.move('/course-7', '/archive/course-7', true);
  await openKnowledge();
  await page.getByRole('button', { name: 'Read the website again' }).click();
  const waiting = changes().getByRole('heading', { name: '2 pages wait for your approval' });
  const otherwise = changes().getByText('One conversation of the last 90 days would be answered otherwise');
  const showsWaiting = async () => {
    await openKnowledge();
    // Conversations are asked again last.
    return otherwise.waitFor({ timeout: 5000 }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(showsWaiting, { timeout: 200_000 }).toBe(true);
  await page.goto(`/school-dashboard/${conversionId}`);
  await page.getByText('2 changed pages of your website wait for approval').waitFor();
  await page.getByRole('button', { name: 'Decide about them' }).click();
  await waiting.waitFor();
  expect(await findFaults(page, 'website-changes', crossedLooks.flat())).toEqual([]);
  expect(await ask('What is the fee for course 3?')).toContain('$315');
  expect(await ask('Who do questions about course 5 go to?')).toContain('new-office@maple-grove.test');

  await changes()
    .getByRole('button', { name: /^Approve the changes of “Course 3/ })
    .click();
  await changes().getByRole('heading', { name: 'One page waits for your approval' }).waitFor();
  await expect.poll(() => ask('What is the fee for course 3?')).toContain('$999');
  await changes()
    .getByRole('button', { name: /^Keep “Course 4.* as it was$/ })
    .click();
  await changes().getByText('for your approval').first().waitFor({ state: 'detached' });
  expect(await ask('Who is the head of department 4?')).not.toContain('Amelia Stone');
  const download = page.waitForEvent('download');
  await changes().getByRole('button', { name: 'Export as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^website-changes-.*\.csv$/);
  expect(await findFaults(page, 'decided-changes', crossedLooks.flat())).toEqual([]);
});
