import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { type Story, startStory, stopClock } from './start-story.ts';

let story: Story;
beforeAll(async () => {
  story = await startStory();
});
afterAll(() => story?.stop());

const { law, edgpt } = brands;
const fail = (route: Route) => route.fulfill({ status: 500, json: {} });

describe('the floating chat of a brand', () => {
  const input = (page: Page) => page.getByLabel('Ask LawFirmGPT.ai');
  const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });

  async function openChat(options = {}) {
    const page = await story.openPage('/law', options);
    await page.getByRole('button', { name: 'Chat with the assistant of LawFirmGPT.ai' }).click();
    await input(page).waitFor();
    return page;
  }

  test('answers from the brand’s own data, says how sure it is, and remembers the conversation for its answer', async () => {
    const page = await openChat();
    const request = page.waitForRequest('**/api/chat');
    await input(page).fill('What does the Gold plan cost?');
    await input(page).press('Enter');
    expect((await request).postDataJSON()).toMatchObject({
      message: 'What does the Gold plan cost?',
      platform: 'law',
      context: {
        platform: 'law',
        websiteUrl: 'https://lawfirmgpt.ai',
        companyName: 'LawFirmGPT.ai',
        industry: law.industry,
        conversationHistory: [{ role: 'assistant', content: expect.stringContaining('Hello!') }],
      },
    });
    await log(page).getByText('$99').first().waitFor();
    await log(page)
      .getByText(/^Confidence \d+%$/)
      .waitFor();
  });

  test('takes 500 characters, nothing blank, and a line break with Shift', async () => {
    const page = await openChat();
    await input(page).fill('x'.repeat(600));
    expect(await input(page).inputValue()).toHaveLength(500);
    await page.getByText('500/500').waitFor();
    await input(page).fill('   ');
    await input(page).press('Enter');
    expect(await page.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true);
    await input(page).fill('One');
    await input(page).press('Shift+Enter');
    expect(await input(page).inputValue()).toBe('One\n');
  });

  test('sends nothing while it waits, and types its reply at 10 to 40 ms a character', async () => {
    const page = await openChat({ reducedMotion: 'no-preference' });
    const reply = 'A reply of forty characters, no fewer...';
    const { promise: release, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/chat', async (route) => {
      await release;
      await route.fulfill({ json: chatReply(reply) });
    });
    await input(page).fill('First');
    await input(page).press('Enter');
    await page.getByText('typing…').waitFor();
    await input(page).fill('Second');
    await input(page).press('Enter');
    expect(await input(page).inputValue()).toBe('Second');
    await stopClock(page);
    answer();
    const typed = log(page).locator('[aria-hidden=true]').last();
    await log(page).getByText('Confidence 80%').waitFor();
    const lengthNow = async () => (await typed.textContent())?.length ?? 0;
    const before = await lengthNow();
    await page.clock.runFor(9);
    expect(await lengthNow()).toBe(before);
    for (let length = before; length < reply.length; length = await lengthNow()) {
      await page.clock.runFor(40);
      await expect.poll(lengthNow).toBeGreaterThan(length);
    }
    expect(await typed.textContent()).toBe(reply);
  });

  test('an empty reply and one that does not come say so', async () => {
    const page = await openChat();
    await page.route('**/api/chat', (route) => route.fulfill({ json: chatReply('') }));
    await input(page).fill('First');
    await input(page).press('Enter');
    await log(page).getByText('I apologize, but I encountered an issue. Please try again.').first().waitFor();
    await page.route('**/api/chat', fail);
    await input(page).fill('Second');
    await input(page).press('Enter');
    await log(page)
      .getByText(
        `I apologize, but I encountered a technical issue. Please try again, or contact us directly at ${law.contact.phone}.`,
      )
      .first()
      .waitFor();
    await log(page).getByText('Confidence 0%').waitFor();
    const toast = page.getByRole('status').filter({ hasText: 'Connection Error' });
    await toast.or(page.getByText('Unable to send message. Please try again.')).first().waitFor();
  });

  test('its buttons name themselves after 700 ms, and the next one at once', async () => {
    const page = await openChat();
    await input(page).fill('x');
    await stopClock(page);
    await page.getByRole('button', { name: 'Close chat' }).hover();
    const tooltip = page.getByRole('tooltip');
    await page.clock.runFor(690);
    expect(await tooltip.count()).toBe(0);
    await page.clock.runFor(20);
    await expect.poll(() => tooltip.textContent()).toBe('Close chat');
    const send = await page.getByRole('button', { name: 'Send' }).boundingBox();
    if (!send) throw new Error('there is no button to send');
    await page.mouse.move(send.x + send.width / 2, send.y + send.height / 2, { steps: 5 });
    await page.clock.runFor(20);
    await expect.poll(() => tooltip.textContent()).toBe('Send');
  });

  test('closes with Escape and gives the focus back to its bubble', async () => {
    const page = await openChat();
    await input(page).press('Escape');
    const bubble = page.getByRole('button', { name: 'Chat with the assistant of LawFirmGPT.ai' });
    await expect.poll(() => bubble.evaluate((it) => it === document.activeElement)).toBe(true);
  });

  test('a prompt enhanced beside it is taken over', async () => {
    const page = await openChat();
    await page.getByRole('button', { name: 'Enhance Prompt' }).click();
    const modal = page.getByRole('dialog', { name: 'Enhance Prompt' });
    await modal.getByLabel('Your prompt').fill('fees');
    await modal.getByRole('button', { name: 'Enhance' }).click();
    await modal.getByRole('button', { name: 'Apply' }).click();
    await modal.waitFor({ state: 'detached' });
    expect(await input(page).inputValue()).toContain('fees');
    await page.getByText('Prompt Applied').first().waitFor();
  });
});

describe('the support chat', () => {
  async function openSupport() {
    const page = await story.openPage('/edgpt');
    await page.getByRole('button', { name: 'Live Chat' }).click();
    await page.getByRole('dialog', { name: 'EdGPT.ai support' }).waitFor();
    return page;
  }
  const question = (page: Page) => page.getByLabel('Your question');

  test('greets, offers questions until one is asked, and answers', async () => {
    const page = await openSupport();
    const request = page.waitForRequest('**/api/support/chat');
    await page.getByRole('button', { name: 'What does the trial include?' }).click();
    expect((await request).postDataJSON()).toEqual({
      message: 'What does the trial include?',
      sessionId: 'support-demo',
      context: 'edgpt',
    });
    await page.getByRole('list', { name: 'Quick questions' }).waitFor({ state: 'detached' });
    const log = page.getByRole('log', { name: 'Support conversation' });
    await expect.poll(() => log.getByRole('listitem').count()).toBe(3);
  });

  test('sends nothing blank, and says whom to call when the reply does not come', async () => {
    const page = await openSupport();
    await page.route('**/api/support/chat', fail);
    await question(page).fill('  ');
    await question(page).press('Enter');
    expect(await page.getByRole('list', { name: 'Quick questions' }).count()).toBe(1);
    await question(page).fill('Anyone there?');
    await question(page).press('Enter');
    await page
      .getByText(
        `I apologize, but I'm having trouble connecting right now. Please contact our support team directly at ${edgpt.contact.email} or call ${edgpt.contact.phone}.`,
      )
      .waitFor();
  });
});

describe('the prompt enhancer', () => {
  test('asks for a prompt, takes 1.5 s, copies, and says so for 2 s', async () => {
    const page = await story.openPage('/nothing');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/prompt-enhancer');
    await page.getByRole('button', { name: 'Start Enhancing' }).click();
    const prompt = page.getByLabel('Your prompt');
    await expect.poll(() => prompt.evaluate((it) => it === document.activeElement)).toBe(true);
    await stopClock(page);
    const enhance = page.getByRole('button', { name: /^Enhanc(e|ing\.\.\.)$/ });
    await enhance.click();
    await page.getByText('Input Required').first().waitFor();
    await page.getByText('Please enter a prompt to enhance').first().waitFor();

    await prompt.fill('y'.repeat(1100));
    expect(await prompt.inputValue()).toHaveLength(1000);
    await page.getByText('1000/1000').waitFor();
    await prompt.fill('school lunch');
    await enhance.click();
    expect([await enhance.textContent(), await enhance.isDisabled()]).toEqual(['Enhancing...', true]);
    await page.clock.runFor(1490);
    expect(await page.getByRole('region', { name: 'Enhanced prompt' }).count()).toBe(0);
    await page.clock.runFor(20);
    await page
      .getByRole('region', { name: 'Enhanced prompt' })
      .getByText('Please provide a detailed response about')
      .waitFor();
    await page.getByText('Prompt Enhanced').first().waitFor();

    const copy = page.getByRole('button', { name: /^Cop(y|ied)$/ });
    await copy.click();
    await expect.poll(() => copy.textContent()).toBe('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^Please provide a detailed response about/,
    );
    await page.clock.runFor(1900);
    expect(await copy.textContent()).toBe('Copied');
    await page.clock.runFor(200);
    await expect.poll(() => copy.textContent()).toBe('Copy');
  });

  test('says when the clipboard is closed to it; a toast stays for 5 s', async () => {
    const page = await story.openPage('/prompt-enhancer');
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('denied')) },
      }),
    );
    await stopClock(page);
    await page.getByLabel('Your prompt').fill('school lunch');
    await page.getByRole('button', { name: 'Enhance', exact: true }).click();
    await page.clock.runFor(1500);
    await page.getByRole('button', { name: 'Copy' }).click();
    const toast = page.getByText('Could not copy to clipboard').first();
    await toast.waitFor();
    await page.clock.runFor(4900);
    expect(await toast.isVisible()).toBe(true);
    await page.clock.runFor(300);
    await toast.waitFor({ state: 'hidden' });
  });
});

function chatReply(message: string) {
  return {
    message,
    response: message,
    confidence: 0.8,
    intent: 'general',
    responseTime: 5,
    sessionId: '00000000-0000-4000-8000-000000000000',
    messageId: '00000000-0000-4000-8000-000000000000-2',
    sources: [],
    suggestions: [],
    outcome: 'answered',
  };
}
