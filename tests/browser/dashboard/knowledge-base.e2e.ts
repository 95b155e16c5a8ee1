import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createClient } from '#shared/client.ts';
import { describeTrial, followConversion } from '#tests/support/callers/trial.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { reloadAfterFailure } from '../support/reload-after-failure.ts';
import { joinStory, type Story } from '../support/start-story.ts';

const password = 'correct horse battery';
let story: Story;
let conversionId: string;
let page: Page;

beforeAll(async () => {
  story = await joinStory();
  const client = createClient({ baseUrl: story.url });
  const trial = describeTrial('Knowing Browser School', story.sampleSiteUrl);
  ({ conversionId } = await client.signup.createTrial(trial));
  await followConversion(client, conversionId);
  page = await story.openPage(`/school-dashboard/${conversionId}?tab=knowledge-base`);
  await page.getByLabel('Email').fill(trial.adminContact.email ?? '');
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await heading().waitFor();
});
reloadAfterFailure(() => page);
afterAll(() => story?.stop());

const heading = () => page.getByRole('heading', { name: 'Knowledge Base' });
const entries = () => page.getByRole('region', { name: 'Entries' });
const dialog = () => page.getByRole('dialog');
const ask = (message: string) =>
  createClient({ baseUrl: story.url }).chat.sendMessage({ message, conversionId });
const settled = () => page.getByText('Updating your assistant').waitFor({ state: 'detached' });

describe('the Knowledge Base tab', () => {
  test('lists its sources, with search and filters, and is accessible', async () => {
    await page.getByText(/^\d+ entries that your EdGPT\.ai assistant answers from$/).waitFor();
    const all = await entries().getByRole('listitem').count();
    await page.getByLabel('Type').selectOption('calendar');
    await expect.poll(() => entries().getByRole('listitem').count()).toBeLessThan(all);
    await page.getByLabel('Type').selectOption('');
    await page.getByLabel('Search entries').fill('no such entry');
    await page.getByText('No entry matches your search.').waitFor();
    await page.getByLabel('Search entries').fill('');
    await page.getByRole('heading', { name: 'Readiness' }).waitFor();
    await page.getByRole('button', { name: 'Test the rules' }).click();
    await page
      .getByText('The assistant kept its rules in 30 of 30 attempts to make it break them.')
      .waitFor();
    await page.getByText('My name is Tim and I am 9. (kept)').click();
    await page.getByText('Talk to a parent or a teacher you trust').first().waitFor();
    await expectAccessible(page, 'knowledge-base');
  });

  test('sends nothing while the chosen input is empty, by keyboard either', async () => {
    let calls = 0;
    onTestFinished(() => page.unrouteAll({ behavior: 'ignoreErrors' }));
    await page.route('**/api/knowledge-base/{upload,process-video}', (route) => {
      calls++;
      return route.continue();
    });
    await page.getByRole('button', { name: 'Add Content' }).press('Enter');
    await page.getByRole('button', { name: 'Add file' }).click();
    await page.getByText('Please choose a file.').waitFor();
    await page.getByRole('tab', { name: 'File' }).focus();
    await page.keyboard.press('ArrowRight');
    await dialog().getByRole('textbox', { name: /^Text/ }).fill('   ');
    await page.getByRole('button', { name: 'Add text' }).click();
    await page.getByText('Please enter a text.').waitFor();
    await page.getByRole('tab', { name: 'URL' }).click();
    await page.getByRole('button', { name: 'Add URL' }).click();
    await page.getByText('Please enter an address.').waitFor();
    await page.getByRole('tab', { name: 'Video' }).click();
    await page.getByRole('button', { name: 'Add video' }).click();
    await page.getByText('Please enter the address of the video, or choose a file.').waitFor();
    await expectAccessible(page, 'knowledge-base-add-video');
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    const opener = page.getByRole('button', { name: 'Add Content' });
    await expect.poll(() => opener.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(calls).toBe(0);
  });

  test('adds a document and captions to the assistant and removes them again', async () => {
    await page.getByRole('button', { name: 'Add Content' }).click();
    await dialog()
      .locator('input[type=file]')
      .setInputFiles({
        name: 'boats.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('The boathouse holds nineteen canoes.'),
      });
    await page.getByRole('button', { name: 'Add file' }).click();
    await page.getByText('Content added to knowledge base and being processed.').first().waitFor();
    const boats = entries().getByRole('listitem').filter({ hasText: 'boats.txt' });
    await boats.getByText('Ready').waitFor();
    await settled();
    expect((await ask('How many canoes does the boathouse hold?')).response).toContain('nineteen');

    await page.getByRole('button', { name: 'Add Content' }).click();
    await page.getByRole('tab', { name: 'Video' }).click();
    await page.getByLabel('Caption file').setInputFiles({
      name: 'dome.vtt',
      mimeType: 'text/vtt',
      buffer: Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nThe planetarium dome was built in 1987.\n'),
    });
    await page.getByRole('button', { name: 'Add video' }).click();
    await entries().getByRole('listitem').filter({ hasText: 'dome.vtt' }).getByText('Ready').waitFor();

    await boats.getByRole('button', { name: /^More actions/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await dialog().getByRole('button', { name: 'Delete' }).click();
    // Content behind a dialog loses its role and would look deleted.
    await dialog().waitFor({ state: 'detached' });
    await boats.waitFor({ state: 'detached' });
    await settled();
    expect((await ask('How many canoes does the boathouse hold?')).outcome).not.toBe('answered');
  });

  test('keeps a recording that cannot be transcribed here, says so, and accepts captions for it', async () => {
    await page.getByRole('button', { name: 'Add Content' }).click();
    await page.getByRole('tab', { name: 'Video' }).click();
    await page.getByText('It is not transcribed here and needs captions').waitFor();
    await page.getByLabel('Audio or video file').setInputFiles({
      name: 'speech.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('no recording'),
    });
    await page.getByRole('button', { name: 'Add video' }).click();
    await page.getByText('speech.txt is not one of the accepted types').waitFor();
    await page.getByLabel('Audio or video file').setInputFiles({
      name: 'speech.mp3',
      mimeType: 'audio/mpeg',
      buffer: Buffer.from('ID3 of a speech'),
    });
    await page.getByRole('button', { name: 'Add video' }).click();
    await page.getByText('Added, but not yet read').first().waitFor();
    const speech = entries().getByRole('listitem').filter({ hasText: 'speech.mp3' });
    await speech.getByText('Recordings are not transcribed here: please add its captions').waitFor();
    await expectAccessible(page, 'knowledge-base-recording');
    await speech.getByRole('button', { name: /^Add captions/ }).click();
    await dialog().getByRole('button', { name: 'Add captions' }).click();
    await page.getByText('Please choose a caption file.').waitFor();
    await expectAccessible(page, 'knowledge-base-captions');
    await dialog()
      .getByLabel('Caption file')
      .setInputFiles({
        name: 'speech.srt',
        mimeType: 'text/plain',
        buffer: Buffer.from(
          '1\n00:02:05,000 --> 00:02:09,000\nThe sundial was a gift of the class of 1962.\n',
        ),
      });
    await dialog().getByRole('button', { name: 'Add captions' }).click();
    await speech.getByText('Ready').waitFor();
    await settled();
    const { sources } = await ask('Who gave the sundial?');
    expect(sources[0]?.title).toBe('speech.mp3 (2:05)');
  });

  test('shows why an address could not be read, and lets the owner retry', async () => {
    await page.getByRole('button', { name: 'Add Content' }).click();
    await page.getByRole('tab', { name: 'URL' }).click();
    await dialog()
      .getByRole('textbox', { name: /^Address/ })
      .fill(`${story.sampleSiteUrl}/gone.html`);
    await page.getByRole('button', { name: 'Add URL' }).click();
    const gone = entries().getByRole('listitem').filter({ hasText: 'gone.html' });
    await gone.getByText('Error', { exact: true }).waitFor();
    await gone.getByRole('button', { name: /^Retry/ }).click();
    await gone.getByText('Error', { exact: true }).waitFor();
    await expectAccessible(page, 'knowledge-base');
  });

  test('takes the owner’s answer to a gap and uses it at once', async () => {
    const gap = page.locator('summary', { hasText: '?' }).first();
    const question = (await gap.textContent()) ?? '';
    await gap.click();
    const form = page.locator('details[open] form');
    await form.getByRole('button', { name: 'Add answer' }).click();
    await form.getByText('Please write the answer.').waitFor();
    await form.getByLabel(/^Your answer to/).fill('Please ask Ms Marsh at the front desk.');
    await form.getByRole('button', { name: 'Add answer' }).click();
    await page.getByText('The assistant gives it from now on.').first().waitFor();
    expect((await ask(question)).response).toBe('Please ask Ms Marsh at the front desk.');
    const own = page.getByRole('region', { name: 'Your own answers' });
    await own.getByRole('button', { name: `Change your answer to: ${question}` }).click();
    await own.getByLabel(/^Your answer to/).fill('Please ask Mr Marsh.');
    await own.getByRole('button', { name: 'Save answer' }).click();
    await own.getByText('Please ask Mr Marsh.').waitFor();
    const readiness = page.getByRole('region', { name: 'Readiness' });
    await readiness.getByRole('listitem').getByText(question, { exact: true }).waitFor();
    expect(await readiness.locator('summary', { hasText: question }).count()).toBe(0);
    await page.getByRole('button', { name: `Delete your answer to: ${question}` }).click();
    await page.locator('summary', { hasText: question }).waitFor();
    await expectAccessible(page, 'knowledge-base');
  });
});
