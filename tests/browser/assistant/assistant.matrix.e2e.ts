import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Progress } from '#shared/contract/conversions.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { joinSampleStory, type Story } from '../support/start-story.ts';
import {
  ask,
  describeVisitor,
  fillTrial,
  followToAssistant,
  reachTrialForm,
  submitButton,
} from '../support/trial.ts';

let story: Story;
let assistantPath: string;
beforeAll(async () => {
  ({ story, assistantPath } = await joinSampleStory());
});
afterAll(() => story?.stop());

test('a visitor converts the sample site, gets cited answers, and is told when the site has no answer', async () => {
  const page = await story.openPage('/');
  await reachTrialForm(page);
  await page.getByRole('button', { name: 'Try it with the sample school' }).click();
  await fillTrial(page);
  await submitButton(page).click();

  await page.getByRole('progressbar', { name: 'Conversion progress' }).waitFor();
  const stages = page.getByRole('list', { name: 'Stages' }).getByRole('listitem');
  await stages.first().waitFor();
  expect(await stages.count()).toBe(6);
  await page.reload();
  await page.getByRole('progressbar', { name: 'Conversion progress' }).waitFor();
  await followToAssistant(page);

  expect(await ask(page, 'When is the office open?')).toMatch(/\d/);
  const source = page.getByRole('list', { name: 'Sources' }).last();
  const link = source.getByRole('link').first();
  const quote = source.locator('blockquote').first();
  // Beside a time the page's words are seen at once, and fold away.
  await quote.waitFor();
  await source.locator('summary').first().press('Enter');
  await expect.poll(() => quote.isVisible()).toBe(false);
  await source.locator('summary').first().press('Enter');
  await quote.waitFor();
  expect(await quote.textContent()).not.toBe('');
  expect(await link.getAttribute('target')).toBe('_blank');
  expect(await link.getAttribute('rel')).toContain('noopener');
  const [cited] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect.poll(() => cited.title()).toMatch(/Maple Grove/);
  expect(new URL(cited.url()).hostname).toBe('127.0.0.1');

  expect(await ask(page, 'Do you sell purple unicorn saddles?')).toContain('no sure answer');
});

test('the transcript survives a reload and can be cleared', async () => {
  const page = await story.openPage(assistantPath);
  const answer = await ask(page, 'What is the phone number?');
  await page.reload();
  const log = page.getByRole('log');
  await log.getByText('What is the phone number?', { exact: true }).waitFor();
  await expect.poll(() => log.textContent()).toContain(answer);
  await page.getByRole('button', { name: 'Conversation options' }).click();
  await page.getByRole('button', { name: 'Start over' }).click();
  // Content behind a dialog loses its role and would look deleted.
  await log.waitFor();
  expect(await log.getByText('Assistant:').count()).toBe(0);
  await page.reload();
  await page.getByRole('list', { name: 'Popular Questions' }).waitFor();
  expect(await log.getByText('Assistant:').count()).toBe(0);
});

test('a click asks a popular question, and blank input, overlong input and Shift+Enter send nothing', async () => {
  const page = await story.openPage(assistantPath);
  const log = page.getByRole('log');
  const input = page.getByRole('textbox', { name: /^Ask / });
  const send = page.getByRole('button', { name: 'Send' });

  await input.fill('   ');
  expect(await send.isDisabled()).toBe(true);
  await input.press('Enter');
  await input.fill('line');
  await input.press('Shift+Enter');
  expect(await input.inputValue()).toBe('line\n');
  await input.fill('x'.repeat(600));
  expect((await input.inputValue()).length).toBe(500);
  await page.getByText('500 of 500 characters').waitFor();
  expect(await log.getByText('You:').count()).toBe(0);
  await input.clear();

  await page.getByRole('list', { name: 'Popular Questions' }).getByRole('button').first().click();
  await log.getByText('Assistant:').waitFor();
  expect(await log.getByText('You:').count()).toBe(1);
});

test('a long conversation scrolls inside its card and does not lengthen the page', async () => {
  const page = await story.openPage(assistantPath);
  const heightOfPage = () => page.evaluate(() => document.documentElement.scrollHeight);
  await page.getByRole('list', { name: 'Popular Questions' }).waitFor();
  const height = await heightOfPage();
  for (const question of ['What is the phone number?', 'Where is the school?', 'Hello'])
    await ask(page, question);
  expect(await heightOfPage()).toBe(height);
});

test('a lost connection shows an error, and the question can be asked again', async () => {
  const page = await story.openPage(assistantPath);
  await page.route('**/api/chat{,/stream}', (route) => route.abort());
  expect(await ask(page, 'What is the phone number?')).toMatch(
    /I apologize, but I encountered a technical issue\. Please try again, or contact us directly at /,
  );
  await page.getByText('Unable to send message. Please try again.', { exact: true }).first().waitFor();
  await page.unroute('**/api/chat{,/stream}');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('list', { name: 'Sources' }).waitFor();
});

test('a name that looks like markup is shown as text', async () => {
  const name = '<img src=x onerror="document.title=`taken`">';
  const page = await story.openPage('/');
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => dialogs.push(dialog.message()));
  await reachTrialForm(page);
  await page.getByLabel('Website URL').fill(story.smallSiteUrl);
  await fillTrial(page, describeVisitor(name));
  await submitButton(page).click();
  await followToAssistant(page);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await ask(page, name);
  expect(await page.locator('img[src="x"]').count()).toBe(0);
  expect(await page.title()).not.toBe('taken');
  expect(dialogs).toEqual([]);
});

const conversionId = 'conv_lawfirm_00000000000000000000000000';
/** A conversion that reads its website. */
const running: Progress = {
  conversionId,
  status: 'processing',
  progressStage: 'extracting',
  currentStep: 'Reading the website: 3 of at most 25 pages',
  currentPage: 'https://ridge-vale.org/fees',
  recentPages: ['https://ridge-vale.org/team', 'https://ridge-vale.org/'],
  progressPercentage: 24,
  completedSteps: 2,
  totalSteps: 6,
  companyName: 'Ridge & Vale',
  url: 'https://ridge-vale.org',
  notes: [],
  progressDetails: { pagesRead: 2, pagesSkipped: 0, documentsRead: 0, sources: [] },
};

test('a running conversion lists pages as they are read, and one that failed leads its owner to sign in', async () => {
  let record = running;
  const page = await story.openPage('/contact');
  await page.route('**/api/**/progress*', (route) => route.fulfill({ json: record }));
  await page.goto(`/law?conversion=${conversionId}&new=1`);
  const pages = page.getByRole('list', { name: 'Newest pages' }).getByRole('listitem');
  await expect
    .poll(() => pages.allTextContents())
    .toEqual(['Readingfees', 'Openedteam', 'Openedridge-vale.org']);
  await expectAccessible(page, 'conversion-intro');
  await page.getByRole('button', { name: 'Show every page as it is read' }).click();
  await pages.first().waitFor();
  await expectAccessible(page, 'conversion-running');

  record = { ...running, status: 'failed', errorMessage: 'The website did not answer.' };
  const start = page.getByRole('link', { name: 'Start New Conversion' });
  await start.waitFor();
  await start.click();
  await page.getByLabel('Email Address').waitFor();
  expect(new URL(page.url()).searchParams.get('return')).toBe(`/school-dashboard/${conversionId}`);
});

test('progress never goes back when answers are lost, late, refused or old, and is asked for until the end', async () => {
  const reading: Progress = { ...running, progressPercentage: 40, currentStep: 'Reading the documents' };
  const building: Progress = { ...running, progressStage: 'building', progressPercentage: 62 };
  const ready: Progress = { ...building, status: 'completed', progressPercentage: 100 };
  const answers = [
    running,
    reading,
    'lost',
    running,
    building,
    'refused',
    reading,
    'late',
    running,
    ready,
  ] as const;
  const page = await story.openPage('/contact');
  await page.clock.install();
  let asked = 0;
  let answerLate: (() => Promise<void>) | undefined;
  await page.route('**/api/**/progress*', async (route) => {
    const answer = answers[asked++] ?? ready;
    if (answer === 'lost') await route.abort();
    else if (answer === 'refused') await route.fulfill({ status: 503, json: { error: 'UNAVAILABLE' } });
    else if (answer === 'late') answerLate = () => route.fulfill({ json: building });
    else await route.fulfill({ json: answer });
  });
  await page.goto(`/law?conversion=${conversionId}`);
  const bar = page.getByRole('progressbar', { name: 'Conversion progress' });
  const stages = page.getByRole('list', { name: 'Stages' }).getByRole('listitem');
  const shown: number[] = [];
  const stagesDone: number[] = [];
  for (const [index] of answers.entries()) {
    // The page asks again once it has read an answer.
    if (answers[index] === 'late') {
      await expect.poll(() => answerLate).toBeDefined();
      await page.clock.runFor(20_000);
      expect(asked).toBe(index + 1);
      await answerLate?.();
    }
    if (index < answers.length - 1)
      await expect
        .poll(async () => {
          await page.clock.runFor(1000);
          return asked;
        })
        .toBeGreaterThan(index + 1);
    else await page.getByText('Ready', { exact: false }).first().waitFor();
    shown.push(Number(await bar.getAttribute('aria-valuenow')));
    stagesDone.push(await stages.filter({ hasText: 'Done' }).count());
  }
  for (const figures of [shown, stagesDone])
    expect(figures).toEqual(figures.toSorted((one, other) => one - other));
  expect([shown.at(-1), ...new Set(stagesDone)]).toEqual([100, 2, 4, 6]);
  await page.clock.runFor(60_000);
  expect(asked).toBe(answers.length);
});
