import { afterAll, beforeAll, expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { joinStory, type Story, stopClock } from '../support/start-story.ts';

let story: Story;
beforeAll(async () => {
  story = await joinStory();
});
afterAll(() => story?.stop());

const addressOf = (name: string, path: string) =>
  `http://${name}.localhost:${new URL(story.url).port}${path}`;

test.each(['edgpt', 'gpt', 'nobrand'])(
  'each Visit button of the brand explorer on %s leads to its brand',
  async (name) => {
    const page = await story.readPage(addressOf(name, '/brands/explore'));
    await page.locator('html[data-live]').waitFor();
    const links = await page
      .getByRole('link', { name: /^Visit/ })
      .evaluateAll((found) => found.map((link) => link instanceof HTMLAnchorElement && link.href));
    expect(links).toHaveLength(Object.keys(brands).length);
    for (const [index, brand] of Object.values(brands).entries()) {
      await page.goto(String(links[index]));
      await page.getByText(brand.tagline).first().waitFor();
    }
  },
);

test('staff can get from the brand explorer to their sign-in', async () => {
  const page = await story.readPage('/brands/explore');
  await page.getByRole('link', { name: 'Staff sign-in' }).click();
  await page.waitForURL('**/superadmin/login**');
});

test.each(['/', '/law', '/gptsites.ai'])(
  'Features and Pricing of %s scroll on the same page',
  async (path) => {
    const page = await story.readPage(path);
    await page.locator('html[data-live]').waitFor();
    for (const section of ['features', 'pricing']) {
      await page
        .getByRole('link', { name: new RegExp(`^${section}$`, 'i') })
        .first()
        .click();
      await expect.poll(() => new URL(page.url()).hash).toBe(`#${section}`);
      expect(new URL(page.url()).pathname).toBe(path);
      await expect
        .poll(() => page.locator(`#${section}`).evaluate((it) => Math.abs(it.getBoundingClientRect().top)))
        .toBeLessThan(150);
      // The header stays in place.
      expect(
        await page
          .locator('header')
          .first()
          .evaluate((it) => it.getBoundingClientRect().top),
      ).toBe(0);
    }
  },
);

test('Pricing stays in view when a section above it grows during scrolling', async () => {
  const page = await story.openPage('/', { reducedMotion: 'no-preference' });
  await page.locator('html[data-live]').waitFor();
  const readHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  const firstHeight = await readHeight();
  await page.getByRole('link', { name: 'Pricing', exact: true }).first().click();
  await expect.poll(readHeight).toBeGreaterThan(firstHeight);
  await expect
    .poll(() => page.locator('#pricing').evaluate((it) => Math.abs(it.getBoundingClientRect().top)))
    .toBeLessThan(150);
  // The visitor moves the page from then on.
  await page.keyboard.press('Home');
  await expect
    .poll(() => page.locator('#pricing').evaluate((it) => it.getBoundingClientRect().top))
    .toBeGreaterThan(400);
});

test('opening a section in another tab does not move this page', async () => {
  const page = await story.openPage('/');
  await page.locator('html[data-live]').waitFor();
  const otherTab = page.context().waitForEvent('page');
  const link = page.getByRole('link', { name: 'Pricing', exact: true }).first();
  await link.click({ modifiers: ['ControlOrMeta'] });
  await otherTab;
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the first button focuses the first field of the form', async () => {
  const page = await story.readPage('/');
  await page.getByRole('button', { name: 'Start Free Trial' }).first().click();
  await expect
    .poll(() => page.getByLabel('Website URL').evaluate((it) => it === document.activeElement))
    .toBe(true);
});

test('the error screen links home, to sign-in, to a person and to every brand', async () => {
  const page = await story.openPage('/no/such/page');
  await page.route('**/conversion/*/progress*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`${story.url}/gptsite/conv_edgpt_${'0'.repeat(26)}`);
  const links = page.getByRole('navigation', { name: 'Quick links' });
  await links.getByRole('link', { name: 'Sign In' }).waitFor();
  const targets = await links
    .getByRole('link')
    .evaluateAll((found) => found.map((it) => it.getAttribute('href')));
  expect(targets).toEqual([
    '/',
    '/user/login',
    '/contact',
    ...Object.values(brands).map(({ paths }) => `/${paths[0]}`),
  ]);
});

test('on a phone a button opens and closes the links', async () => {
  const page = await story.openPage('/law', { viewport: { width: 390, height: 844 } });
  await page.locator('html[data-live]').waitFor();
  const menu = page.locator('#site-menu');
  const close = page.getByRole('button', { name: 'Close menu' });
  expect(await menu.isVisible()).toBe(false);
  const waysOut = [
    () => close.click(),
    () => close.press('Escape'),
    () => menu.getByRole('link', { name: 'Features' }).click(),
    () => menu.getByRole('button', { name: 'Try LawFirmGPT' }).click(),
  ];
  for (const leave of waysOut) {
    await page.getByRole('button', { name: 'Open menu', expanded: false }).click();
    await menu.waitFor();
    expect(await menu.getByRole('link').allTextContents()).toEqual([
      'Features',
      'Pricing',
      'Contact',
      'Sign In',
    ]);
    await leave();
    await menu.waitFor({ state: 'hidden' });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  expect([await menu.isVisible(), await close.or(page.getByText('Open menu')).isVisible()]).toEqual([
    true,
    false,
  ]);
});

test('Enter sends a support question, and Shift+Enter does not', async () => {
  const page = await story.openPage('/');
  await page.getByRole('button', { name: 'Live Chat' }).click();
  const dialog = page.getByRole('dialog', { name: /support$/ });
  const input = dialog.getByLabel('Your question');
  await input.fill('What does it cost?');
  await input.press('Shift+Enter');
  expect(await input.inputValue()).toBe('What does it cost?');
  await input.press('Enter');
  await expect.poll(() => dialog.getByRole('log').locator('[data-message]').count()).toBe(3);
});

test('copying a code is confirmed for two seconds', async () => {
  const page = await story.openPage('/help/widget?conversion=conv_edgpt_00000000000000000000000000');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('html[data-live]').waitFor();
  await stopClock(page);
  await page.getByRole('tab', { name: 'Get Code' }).click();
  const copy = page.getByRole('button', { name: /^Copy/ }).first();
  await copy.click();
  const copied = page.getByRole('button', { name: 'Copied' });
  await copied.waitFor();
  await page.clock.runFor(1500);
  expect(await copied.count()).toBe(1);
  await page.clock.runFor(600);
  await copied.waitFor({ state: 'detached' });
});
