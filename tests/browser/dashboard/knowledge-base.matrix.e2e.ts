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
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
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
  test('lists its sources by section, each with its own heading and path, with search and filters', async () => {
    await page.getByText(/^Answers come from \d+ entries\.$/).waitFor();
    const pages = entries().getByRole('region', { name: 'Main pages' }).getByRole('listitem');
    const headings = await pages.getByRole('button', { name: /^See what was read/ }).allTextContents();
    expect(headings.length).toBeGreaterThan(5);
    expect(new Set(headings).size).toBe(headings.length);
    await pages.getByRole('link', { name: /^\/lunch \(/ }).waitFor();
    await page.getByText(`Pages: ${headings.length} known, at most 25 in your plan.`).waitFor();
    await entries().getByRole('region', { name: 'Documents' }).getByRole('listitem').first().waitFor();
    const all = await entries().getByRole('listitem').count();
    await page.getByLabel('Section').selectOption('documents');
    await expect.poll(() => entries().getByRole('region').count()).toBe(1);
    await page.getByLabel('Section').selectOption('');
    await page.getByLabel('Type').selectOption('calendar');
    await expect.poll(() => entries().getByRole('listitem').count()).toBeLessThan(all);
    await page.getByLabel('Type').selectOption('');
    await page.getByLabel('Search entries').fill('no such entry');
    await page.getByText('No entry matches your search.').waitFor();
    await page.getByLabel('Search entries').fill('');
    await page.getByRole('heading', { name: 'Readiness' }).waitFor();
    const passage = page.getByText('The closest passage that we found').first().locator('..');
    const cut = (await passage.boundingBox())?.height ?? 0;
    await passage.getByRole('button', { name: /^Show all: / }).click();
    expect((await passage.boundingBox())?.height).toBeGreaterThan(cut);
    await passage.getByRole('button', { name: /^Show less: / }).click();
    await page.getByRole('button', { name: 'Test the rules' }).click();
    await page
      .getByText('The assistant kept its rules in 30 of 30 attempts to make it break them.')
      .waitFor();
    await page.getByText('It kept its rules (30)').click();
    await page.getByText('My name is Tim and I am 9.').click();
    await page.getByText('Talk to a parent or a teacher you trust').first().waitFor();
    await expectAccessible(page, 'knowledge-base');
  });

  test('shows what was read of a page, with its headings, beside the way to the original', async () => {
    await page.getByLabel('Search entries').fill('/lunch');
    const opener = entries().getByRole('button', { name: /^See what was read/ });
    await opener.press('Enter');
    const read = dialog().getByRole('article');
    await read.getByRole('heading').first().waitFor();
    expect(await read.textContent()).toMatch(/lunch/i);
    const original = dialog().getByRole('link', { name: /^Compare it with the original/ });
    expect(await original.getAttribute('href')).toMatch(/^http.*\/lunch\.html$/);
    await expectAccessible(page, 'knowledge-base-preview');
    await page.keyboard.press('Escape');
    await expect.poll(() => opener.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.getByLabel('Search entries').fill('');
  });

  test('takes many files at once, dropped on the page, and says of each how far it is', async () => {
    const files = await page.evaluateHandle(() => {
      const dropped = new DataTransfer();
      for (const name of ['kites.txt', 'gliders.md', 'tune.exe'])
        dropped.items.add(new File([`The club of ${name} meets in the hangar.`], name));
      return dropped;
    });
    await entries().dispatchEvent('dragover', { dataTransfer: files });
    await entries().dispatchEvent('drop', { dataTransfer: files });
    const list = page.getByRole('region', { name: /^Files/ });
    for (const name of ['kites.txt', 'gliders.md'])
      await list.getByRole('listitem').filter({ hasText: name }).getByText('Read: 8 words').waitFor();
    await list.getByText('tune.exe is not one of the accepted types').waitFor();
    expect(await list.getByRole('button', { name: /^Try again/ }).count()).toBe(0);
    await expectAccessible(page, 'knowledge-base-files');
    await list.getByRole('button', { name: 'Clear the list' }).click();
    await list.waitFor({ state: 'detached' });
    await settled();
    expect((await ask('Where does the club of gliders meet?')).response).toContain('hangar');
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
    const added = entries().getByRole('region', { name: 'New' }).getByRole('listitem');
    const boats = added.filter({ hasText: 'boats.txt' });
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
    // It stays where the entry was, among the others.
    const undo = added.getByRole('button', { name: 'Undo: put back boats.txt' });
    await undo.waitFor();
    await expect.poll(() => undo.evaluate((it) => it === document.activeElement)).toBe(true);
    await expectAccessible(page, 'knowledge-base-deleted');
    // Another look at the page within the time still has the way back.
    await page.reload();
    await undo.click();
    await boats.getByText('Ready').waitFor();
    expect((await ask('How many canoes does the boathouse hold?')).response).toContain('nineteen');

    await boats.getByRole('button', { name: /^More actions/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await undo.waitFor();
    await undo.waitFor({ state: 'detached' });
    const answered = async () => (await ask('How many canoes does the boathouse hold?')).outcome;
    await expect.poll(answered, { timeout: 30_000 }).not.toBe('answered');
    expect(await boats.count()).toBe(0);
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

  test('takes an own answer with what visitors asked in other words, which finds it from then on', async () => {
    const asked = 'Are there sheepdog races?';
    expect((await ask(asked)).response).not.toContain('county fair');
    const own = page.getByRole('region', { name: 'Your own answers' });
    await own.getByRole('textbox', { name: 'Question' }).fill('Is there an animal show?');
    await own.getByRole('textbox', { name: 'Answer' }).fill('The county fair has sheepdog trials in May.');
    await own.locator('summary').click();
    await own.getByRole('button', { name: `Add the wording: ${asked}` }).click();
    const ways = own.getByRole('textbox', { name: 'Other ways to ask it' });
    expect(await ways.inputValue()).toBe(asked);
    await expectAccessible(page, 'knowledge-base-wordings');
    await own.getByRole('button', { name: 'Add answer' }).click();
    const first = own.getByRole('listitem').first();
    await first.getByText(`Also asked as: “${asked}”`).waitFor();
    await first.getByText('New', { exact: true }).waitFor();
    await expect.poll(() => ways.inputValue()).toBe('');
    expect((await ask('are there sheepdog races')).response).toBe(
      'The county fair has sheepdog trials in May.',
    );
    const toast = page.getByText('Answer Saved', { exact: true });
    await toast.waitFor();
    const remove = own.getByRole('button', { name: /^Delete your answer to: Is there an animal show/ });
    await remove.click();
    const undo = own.getByRole('button', { name: 'Undo: put back Is there an animal show?' });
    await expect.poll(() => undo.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await toast.count()).toBe(0);
    await expectAccessible(page, 'knowledge-base-answer-deleted');
    await undo.click();
    await first.getByText(`Also asked as: “${asked}”`).waitFor();
    expect((await ask(asked)).response).toBe('The county fair has sheepdog trials in May.');
    await remove.click();
    await undo.waitFor();
    await undo.waitFor({ state: 'detached' });
    expect(await remove.count()).toBe(0);
    await own.locator('summary').click();
  });

  test('takes the owner’s answer to a gap and uses it at once', async () => {
    const readiness = page.getByRole('region', { name: 'Readiness' });
    const asked = readiness.getByRole('list', { name: 'Most asked questions' }).getByRole('listitem');
    // What the tests before added is checked first: a new result would change the question's standing midway.
    await page.reload();
    await expect.poll(() => asked.count()).toBe(10);
    // A change that waits for its turn is not yet one that is being checked.
    await settled();
    await readiness.getByText('Your latest changes are being checked').waitFor({ state: 'detached' });
    const score = () => readiness.getByRole('img').getAttribute('aria-label');
    const before = await score();
    const open = asked.filter({ hasText: /No answer|Not certain/ }).first();
    const question = (await open.locator('summary > span').first().textContent()) ?? '';
    const gap = asked.filter({ hasText: question });
    await gap.getByText('Answer it in your own words').click();
    await gap.getByRole('button', { name: 'Add answer' }).click();
    await gap.getByText('Please write the answer.').waitFor();
    await gap.getByLabel(/^Your answer to/).fill('Please ask Ms Marsh at the front desk.');
    await gap.getByRole('button', { name: 'Add answer' }).click();
    await page.getByText('The assistant gives it from now on.').first().waitFor();
    expect((await ask(question)).response).toBe('Please ask Ms Marsh at the front desk.');
    await gap.getByText('Your answer', { exact: true }).waitFor();
    expect(await score()).not.toBe(before);
    await gap.getByLabel(/^Your answer to/).fill('Please ask Mrs Marsh.');
    await gap.getByRole('button', { name: 'Save answer' }).click();
    await gap.getByText('Please ask Mrs Marsh.').first().waitFor();
    const own = page.getByRole('region', { name: 'Your own answers' });
    await own.getByRole('button', { name: `Change your answer to: ${question}` }).click();
    await own.getByLabel(/^Your answer to/).fill('Please ask Mr Marsh.');
    await own.getByRole('button', { name: 'Save answer' }).click();
    await own.getByText('Please ask Mr Marsh.').waitFor();
    await page.getByRole('button', { name: `Delete your answer to: ${question}` }).click();
    await gap.getByRole('button', { name: 'Add answer' }).waitFor();
    expect(await score()).toBe(before);
  });
});
