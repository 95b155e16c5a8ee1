import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessibleAsItIs } from '../support/expect-accessible.ts';
import { joinSampleStory, type Story } from '../support/start-story.ts';
import { ask } from '../support/trial.ts';

const unanswerable = 'Who won the football world cup in 1998?';

let story: Story;
let assistantPath: string;
beforeAll(async () => {
  ({ story, assistantPath } = await joinSampleStory());
});
afterAll(() => story?.stop());

test('a question that the site does not answer can be dropped: the visitor asks something else or cancels', async () => {
  const page = await story.openPage(assistantPath);
  await ask(page, unanswerable);
  expect(await ask(page, 'What is the phone number?')).toMatch(/\d/);
  expect(await page.getByRole('button', { name: 'Ask a person' }).count()).toBe(0);
  await ask(page, unanswerable);
  await page.getByRole('button', { name: 'Ask a person' }).click();
  await page.getByRole('button', { name: 'Never mind' }).click();
  await page.getByText('All right, nothing was passed on.', { exact: false }).waitFor();
  await page.getByRole('textbox', { name: /^Ask / }).waitFor();
});

test('whoever wants a person before asking anything is asked for the question, and may skip it', async () => {
  const page = await story.openPage(assistantPath);
  const asksFor = 'What is it about?';
  expect(await ask(page, 'I want to talk to a person')).not.toContain(asksFor);
  await page.getByText(asksFor).waitFor();
  await expectAccessibleAsItIs(page, 'a person without a question');
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('textbox', { name: 'Your name' }).waitFor();
});

describe('a streamed answer', () => {
  const begin = 'event: text\ndata: {"text":"The office is "}\n\n';
  const answerWith = (page: Page, body: string) =>
    page.route('**/api/chat/stream', (route) => route.fulfill({ contentType: 'text/event-stream', body }));

  test('keeps the received part when it breaks off, and can be requested again', async () => {
    const page = await story.openPage(assistantPath);
    await answerWith(page, begin);
    expect(await ask(page, 'What is the phone number?')).toContain('The office is');
    await page.getByText('This answer was cut off').waitFor();
    await page.unroute('**/api/chat/stream');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('list', { name: 'Sources' }).waitFor();
  });

  test('is requested whole when the stream breaks before its first piece', async () => {
    const page = await story.openPage(assistantPath);
    await page.route('**/api/chat/stream', (route) => route.abort());
    await ask(page, 'What is the phone number?');
    await page.getByRole('list', { name: 'Sources' }).waitFor();
  });
});

describe('the stored copy of a page', () => {
  test('opens at the quote, shows its date and a link to the live page, and is accessible', async () => {
    const page = await story.openPage(assistantPath);
    await ask(page, 'Who runs the STEM lab?');
    await page
      .getByRole('button', { name: /^About this source: / })
      .first()
      .click();
    const link = page.getByRole('link', { name: /^the text we read/ }).first();
    const [copy] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await copy.getByText(/^As read on/).waitFor();
    await copy.getByRole('link', { name: /^Open the live page/ }).waitFor();
    const mark = copy.locator('mark').first();
    expect((await copy.locator('mark').allTextContents()).join(' ')).toContain('Watanabe');
    await expect.poll(() => mark.evaluate((node) => node.getBoundingClientRect().top)).toBeLessThan(700);
    expect(await copy.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    // Its reader came from the organization's page and should meet nobody else's.
    expect(await copy.getByText(/EdGPT/).count()).toBe(0);
    await copy.getByRole('heading', { name: /^How to reach / }).waitFor();
    await expectAccessibleAsItIs(copy, 'the stored copy');
  });

  test('that does not exist says so', async () => {
    const page = await story.openPage(`${assistantPath}/source/nothing`);
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  });
});
