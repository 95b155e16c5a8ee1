import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { contactMessages } from '#shared/domain/contact-message.ts';
import { joinStory, type Story } from '../support/start-story.ts';

let story: Story;
beforeAll(async () => {
  story = await joinStory();
});
afterAll(() => story?.stop());

const outboxSchema = z.object({
  mails: z.array(z.object({ to: z.array(z.string()), subject: z.string(), text: z.string() })),
});

async function readOutbox() {
  return outboxSchema.parse(await (await fetch(`${story.url}/_local/outbox`)).json()).mails;
}

describe('the contact form', () => {
  const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });
  const sum = (page: Page) => page.getByLabel(/^What is \d+ \+ \d+\?/);

  async function fill(page: Page, message = 'We would like to see a demonstration.') {
    await page.getByLabel('Name').fill('Elena Marsh');
    await page.getByLabel('Organization').fill('Maple Grove School');
    await page.getByLabel('Phone').fill('(541) 555-0142');
    await page.getByLabel('Email').fill('elena@maple-grove.org');
    await page.getByLabel('Message', { exact: false }).last().fill(message);
  }

  async function solve(page: Page, difference = 0) {
    const question = await page.getByText(/^What is \d+ \+ \d+\?/).textContent();
    const [first = 0, second = 0] = (question?.match(/\d+/g) ?? []).map(Number);
    await sum(page).fill(String(first + second + difference));
  }

  test('refuses a wrong sum, asks another one, and sends the message once after the right one', async () => {
    const page = await story.openPage('/contact?brand=lawfirm');
    const question = 'Do you work with firms of three attorneys?';
    await fill(page, question);
    await solve(page, 1);
    await send(page).click();
    await page.getByText('Failed to Send Message').waitFor();
    await page.getByText(contactMessages.wrongCaptcha).first().waitFor();
    await expect.poll(() => sum(page).inputValue()).toBe('');
    await page.waitForLoadState('networkidle');
    await solve(page);
    await send(page).click();
    await page.getByText('Message Sent Successfully').waitFor();
    await page.getByText("We'll get back to you within 24 hours.").waitFor();
    await expect
      .poll(async () => (await readOutbox()).filter(({ text }) => text.includes(question)))
      .toEqual([expect.objectContaining({ to: ['support@lawfirmgpt.ai'] })]);
  });
});
