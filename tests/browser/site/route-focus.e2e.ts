import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinStory, type Story } from '../support/start-story.ts';

let story: Story;
beforeAll(async () => {
  story = await joinStory();
});
afterAll(() => story?.stop());

const readFocus = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.slice(0, 80));
const announced = (page: Page) => page.locator('#root [aria-live=polite].sr-only').last().textContent();

async function expectArrival(page: Page, heading: string, title: string): Promise<void> {
  await expect.poll(() => readFocus(page)).toBe(heading);
  await expect.poll(() => announced(page)).toBe(title);
}

test('opening a page leaves the focus to the browser and announces nothing', async () => {
  const page = await story.openPage('/user/login');
  await page.locator('html[data-live]').waitFor();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  expect(await announced(page)).toBe('');
});

test('following a link and going back focus the heading and announce the title', async () => {
  const page = await story.openPage('/school/dashboard');
  await expectArrival(page, 'School Dashboard Login', 'School Dashboard Login · EdGPT.ai');
  await page.getByRole('link', { name: 'Contact Support' }).click();
  await expectArrival(page, 'Get in Touch', 'Contact EdGPT.ai');
  await page.goBack();
  await expectArrival(page, 'School Dashboard Login', 'School Dashboard Login · EdGPT.ai');
  await page.keyboard.press('Tab');
  expect(await page.getByLabel('Email Address').evaluate((it) => it === document.activeElement)).toBe(true);
  await page.goForward();
  await expectArrival(page, 'Get in Touch', 'Contact EdGPT.ai');
});

test('while the next page loads, the current page stays visible and announces it', async () => {
  const page = await story.openPage('/contact');
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/assets/about-page*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.locator('html[data-live]').waitFor();
  await page.getByRole('link', { name: 'About Us' }).click();
  await page.getByRole('progressbar', { name: 'Loading the page…' }).waitFor();
  await expect.poll(() => announced(page)).toBe('Loading the page…');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Get in Touch');
  arrive();
  await expectArrival(page, 'People should be able to ask', 'About GPTsites.ai');
  expect(await page.getByRole('progressbar').count()).toBe(0);
});
