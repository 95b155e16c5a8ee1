import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmMailedAddress } from '#tests/support/callers/confirm-address.ts';
import { readMails } from '#tests/support/callers/outbox.ts';
import { expectAccessibleAsItIs } from '../support/expect-accessible.ts';
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
    expect(await reply(page, 'ana@handoff.example')).toMatch(
      /passed your question on to (?!.*expect a reply)/,
    );
    await page.getByText('Passed on', { exact: true }).waitFor();
    await page.getByRole('textbox', { name: /^Ask / }).waitFor();
    await expectAccessibleAsItIs(page, 'passed on');

    await confirmMailedAddress(story.url, owner);
    const texts = async () => (await readMails(story.url, owner)).map(({ text }) => text).join('\n');
    await expect.poll(texts).toContain('ana@handoff.example');
    expect(await texts()).toContain(unanswerable);
  });
});
