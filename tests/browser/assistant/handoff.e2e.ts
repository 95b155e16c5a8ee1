import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmMailedAddress } from '#tests/support/callers/confirm-address.ts';
import { readMails } from '#tests/support/callers/outbox.ts';
import { expectAccessible, reflowLooks } from '../support/expect-accessible.ts';
import { joinSampleStory, type Story } from '../support/start-story.ts';
import { ask } from '../support/trial.ts';

const unanswerable = 'Who won the football world cup in 1998?';

/** Of the sample that stories share. */
const owner = 'maple-grove-school@maple-grove.org';
let story: Story;
let assistantPath: string;
beforeAll(async () => {
  ({ story, assistantPath } = await joinSampleStory());
});
afterAll(() => story?.stop());

/** Answers the assistant's questions with the keyboard alone, and waits for its reply. */
async function reply(page: Page, text: string): Promise<string> {
  const answers = page.getByRole('log').getByText('Assistant:');
  const before = await answers.count();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  const answer = answers.nth(before).locator('..');
  await answer.waitFor();
  return (await answer.textContent()) ?? '';
}

/** Checks a page in both colour schemes, narrow and wide, and restores its width. */
async function expectAccessibleAsItIs(page: Page, state: string): Promise<void> {
  const before = page.viewportSize();
  await expectAccessible(page, state, reflowLooks);
  if (before) await page.setViewportSize(before);
}

describe('a question that the site does not answer', () => {
  test('can be left for a person, with the keyboard alone and across a page change', async () => {
    const page = await story.openPage(assistantPath);
    await ask(page, unanswerable);
    const offer = page.getByRole('button', { name: 'Ask a person' });
    await page.getByText(/^Your message, your contact details and this conversation go to/).waitFor();
    await expectAccessibleAsItIs(page, 'the offer of a person');
    await offer.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Your name' }).waitFor();
    await expectAccessibleAsItIs(page, 'the form of a message');

    expect(await reply(page, 'Ana Núñez')).toContain('Thank you, Ana Núñez.');
    await page.goto('/no/such/page');
    await page.goto(assistantPath);
    const log = page.getByRole('log');
    expect(await log.getByRole('textbox', { name: 'Your name' }).inputValue()).toBe('Ana Núñez');
    expect(await log.getByRole('textbox', { name: 'Your question' }).inputValue()).toBe(unanswerable);
    const contact = log.getByRole('textbox', { name: 'Your email address or phone number' });
    await contact.focus();
    expect(await reply(page, 'ana@handoff')).toContain('Please enter a valid email address');
    await expectAccessibleAsItIs(page, 'a contact that is refused');
    await contact.focus();
    expect(await reply(page, 'ana@handoff.example')).toMatch(/expect a reply (by \w+, |within 24 hours)/);
    await page.getByText('Passed on', { exact: true }).waitFor();
    await page.getByRole('textbox', { name: /^Ask / }).waitFor();
    await expectAccessibleAsItIs(page, 'passed on');

    await confirmMailedAddress(story.url, owner);
    const texts = async () => (await readMails(story.url, owner)).map(({ text }) => text).join('\n');
    await expect.poll(texts).toContain('ana@handoff.example');
    expect(await texts()).toContain(unanswerable);
  });

  test('can be dropped: the visitor asks something else or cancels', async () => {
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
});

test('whoever wants a person before asking anything is asked for the question, and may skip it', async () => {
  const page = await story.openPage(assistantPath);
  const asksFor = 'What shall I ask';
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
