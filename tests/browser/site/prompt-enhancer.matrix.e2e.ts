import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinStory, type Story, stopClock } from '../support/start-story.ts';

let story: Story;
beforeAll(async () => {
  story = await joinStory();
});
afterAll(() => story?.stop());

describe('the prompt enhancer', () => {
  test('asks for a prompt, takes 1.5 s, copies the result, and confirms for 2 s', async () => {
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
    const toast = page.locator('li[data-state=open]');
    expect(await toast.filter({ hasText: 'Copied' }).count()).toBe(1);
    await page.getByRole('button', { name: 'Apply' }).click();
    await toast.filter({ hasText: 'Prompt Applied' }).waitFor();
    expect(await prompt.inputValue()).toMatch(/^Please provide a detailed response about school lunch\.$/);
  });

  test('says when it may not use the clipboard, in a toast that stays for 5 s', async () => {
    const page = await story.openPage('/prompt-enhancer');
    await page.locator('html[data-live]').waitFor();
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
    const toast = page.locator('li[data-state=open]').filter({ hasText: 'Copy Failed' });
    await toast.getByText('Could not copy to clipboard').waitFor();
    await page.clock.runFor(4900);
    expect(await toast.isVisible()).toBe(true);
    await page.clock.runFor(300);
    await toast.waitFor({ state: 'hidden' });
  });
});

// Document 1 section 9, "Toasts".
describe('its toasts', () => {
  const toast = (page: Page) => page.locator('li[data-state=open]').filter({ hasText: 'Input Required' });

  async function openToast(): Promise<Page> {
    const page = await story.openPage('/prompt-enhancer', { viewport: { width: 1440, height: 900 } });
    await page.locator('html[data-live]').waitFor();
    // A toast closes after five seconds, which swipes may take as well.
    await stopClock(page);
    await page.getByRole('button', { name: 'Enhance', exact: true }).click();
    await toast(page).waitFor();
    return page;
  }

  async function swipe(page: Page, [right, down]: [number, number]): Promise<void> {
    const box = await toast(page).boundingBox();
    if (!box) throw new Error('there is no toast');
    const [x, y] = [box.x + 40, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + right, y + down, { steps: 10 });
    await page.mouse.up();
  }

  test('appear one at a time, at most 420 px wide', async () => {
    const page = await openToast();
    await page.getByRole('button', { name: 'Enhance', exact: true }).click();
    expect(await toast(page).count()).toBe(1);
    const width = (await toast(page).locator('..').boundingBox())?.width;
    expect(width).toBe(420);
  });

  test('get the focus with F8', async () => {
    const page = await openToast();
    await page.keyboard.press('F8');
    const isReached = () =>
      page.evaluate(() => document.activeElement?.matches('ol:has(> li[data-state=open])'));
    await expect.poll(isReached).toBe(true);
  });

  test('close on a swipe of 50 px to the right and on no other', async () => {
    const page = await openToast();
    for (const [right, down] of [
      [45, 0],
      [-70, 0],
      [0, -70],
    ] as const) {
      await swipe(page, [right, down]);
      expect(await toast(page).count(), `${right} px right, ${down} px down`).toBe(1);
    }
    await swipe(page, [60, 0]);
    await expect.poll(() => toast(page).count()).toBe(0);
  });
});
