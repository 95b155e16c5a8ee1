import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Story, startStory } from './start-story.ts';

// Document 1, section 9, "Toasts".

let story: Story;
beforeAll(async () => {
  story = await startStory();
});
afterAll(() => story?.stop());

const toast = (page: Page) => page.locator('li[data-state=open]').filter({ hasText: 'Input Required' });

async function openToast(): Promise<Page> {
  const page = await story.openPage('/prompt-enhancer', { viewport: { width: 1440, height: 900 } });
  await page.locator('html[data-live]').waitFor();
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

test('one at a time is shown, at most 420 px wide', async () => {
  const page = await openToast();
  await page.getByRole('button', { name: 'Enhance', exact: true }).click();
  expect(await toast(page).count()).toBe(1);
  const width = (await toast(page).locator('..').boundingBox())?.width;
  expect(width).toBe(420);
});

test('F8 brings the focus to them', async () => {
  const page = await openToast();
  await page.keyboard.press('F8');
  const isReached = () =>
    page.evaluate(() => document.activeElement?.matches('ol:has(> li[data-state=open])'));
  await expect.poll(isReached).toBe(true);
});

test('a swipe of 50 px to the right takes it away, and no other does', async () => {
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
