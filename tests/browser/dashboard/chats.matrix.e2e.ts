import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { findDestructiveToast } from '../support/find-destructive-toast.ts';
import { joinStory, type Story, stopClock } from '../support/start-story.ts';

let story: Story;
beforeAll(async () => {
  story = await joinStory();
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

  test('answers from the brand’s own data, shows its confidence, and sends the conversation with each question', async () => {
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

  test('accepts up to 500 characters, nothing blank, and Shift+Enter as a line break', async () => {
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

  test('sends nothing while it waits, and types its reply at 10 to 40 ms per character', async () => {
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
    // The typed part covers the whole text until both are the same.
    const typed = log(page).locator('[aria-hidden=true]');
    await log(page).getByText('Confidence 80%').waitFor();
    const lengthNow = async () => (await typed.allTextContents())[0]?.length ?? reply.length;
    const before = await lengthNow();
    await page.clock.runFor(9);
    expect(await lengthNow()).toBe(before);
    let passed = 0;
    for (let length = before; length < reply.length; length = await lengthNow()) {
      await page.clock.runFor(40);
      passed += 40;
      await expect.poll(lengthNow).toBeGreaterThan(length);
      expect((await lengthNow()) - before).toBeLessThanOrEqual(passed / 10);
    }
    await expect.poll(() => typed.count()).toBe(0);
    await log(page).getByText(reply).waitFor();
  });

  test('shows an error for an empty reply and for a missing one', async () => {
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
    const toast = await findDestructiveToast(page, 'Connection Error');
    await toast.getByText('Unable to send message. Please try again.').waitFor();
    await page.route('**/api/chat', (route) => route.fulfill({ json: chatReply('Here I am again.') }));
    await toast.getByRole('button', { name: 'Try Again' }).click();
    await log(page).getByText('Here I am again.').first().waitFor();
    expect(await log(page).getByText('You: Second').count()).toBe(1);
  });

  test('shows a long answer from its question on', async () => {
    const page = await openChat();
    await page.route('**/api/chat', (route) => route.fulfill({ json: chatReply('A line.\n'.repeat(60)) }));
    await input(page).fill('First');
    await input(page).press('Enter');
    await log(page).getByText('Confidence 80%').waitFor();
    const distanceFromTop = () =>
      log(page).evaluate((it) => {
        const question = it.querySelectorAll('[data-message]').item(1);
        return Math.round(question.getBoundingClientRect().top - it.getBoundingClientRect().top);
      });
    await expect.poll(distanceFromTop).toBe(16);
  });

  test('shows its scroll bar during scrolling and for 600 ms after', async () => {
    const page = await openChat();
    await page.route('**/api/chat', (route) => route.fulfill({ json: chatReply('A line.\n'.repeat(60)) }));
    await input(page).fill('First');
    await input(page).press('Enter');
    await log(page).getByText('Confidence 80%').waitFor();
    const bar = page.locator('[data-orientation=vertical]');
    await expect.poll(() => bar.count()).toBe(0);
    await stopClock(page);
    await log(page).evaluate((it) => it.scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => bar.count()).toBe(1);
    // Scrolling counts as over after 100 ms without movement.
    await page.clock.runFor(100);
    await page.clock.runFor(590);
    expect(await bar.count()).toBe(1);
    await page.clock.runFor(20);
    await expect.poll(() => bar.count()).toBe(0);
  });

  test('shows a button’s tooltip after 700 ms, and the next one at once within 300 ms', async () => {
    const page = await openChat();
    await input(page).fill('x');
    await stopClock(page);
    const tooltip = page.getByRole('tooltip');
    const restOn = async (name: string) => {
      const box = await page.getByRole('button', { name }).boundingBox();
      if (!box) throw new Error(`there is no button ${name}`);
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
    };
    const expectLater = async (name: string) => {
      await restOn(name);
      await page.clock.runFor(690);
      expect(await tooltip.count()).toBe(0);
      await page.clock.runFor(20);
      await expect.poll(() => tooltip.textContent()).toBe(name);
    };
    const leaveFor = async (milliseconds: number) => {
      await page.mouse.move(5, 5, { steps: 5 });
      await page.clock.runFor(10);
      await expect.poll(() => tooltip.count()).toBe(0);
      await page.clock.runFor(milliseconds - 10);
    };
    await expectLater('Close chat');
    await leaveFor(290);
    await restOn('Send');
    await page.clock.runFor(20);
    await expect.poll(() => tooltip.textContent()).toBe('Send');
    await leaveFor(320);
    await expectLater('Close chat');
  });

  test('closes with Escape and returns the focus to its button', async () => {
    const page = await openChat();
    await input(page).press('Escape');
    const bubble = page.getByRole('button', { name: 'Chat with the assistant of LawFirmGPT.ai' });
    await expect.poll(() => bubble.evaluate((it) => it === document.activeElement)).toBe(true);
  });

  test('takes over a prompt that was enhanced beside it', async () => {
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

  test('greets, suggests questions until one is asked, and sends nothing else until the reply arrives', async () => {
    const page = await openSupport();
    const log = page.getByRole('log', { name: 'Support conversation' });
    await log.getByText('Hello! I am the AI assistant of EdGPT.ai. What would you like to know?').waitFor();
    const request = page.waitForRequest('**/api/support/chat');
    const { promise: release, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/support/chat', async (route) => {
      await release;
      await route.continue();
    });
    await page.getByRole('button', { name: 'What does the trial include?' }).click();
    expect((await request).postDataJSON()).toEqual({
      message: 'What does the trial include?',
      sessionId: 'support-demo',
      context: 'edgpt',
    });
    await page.getByRole('list', { name: 'Quick questions' }).waitFor({ state: 'detached' });
    await question(page).fill('And what does it cost?');
    await question(page).press('Enter');
    expect(await page.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true);
    expect(await log.locator('[data-message]').count()).toBe(2);
    answer();
    await expect.poll(() => log.locator('[data-message]').count()).toBe(3);
    expect(await question(page).inputValue()).toBe('And what does it cost?');
  });

  test('sends nothing blank, and says whom to call when no reply arrives', async () => {
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
