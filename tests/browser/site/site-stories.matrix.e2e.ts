import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { contactMessages } from '#shared/domain/contact-message.ts';
import { reachDemo } from '../support/site/reach-demo.ts';
import { joinStory, passTime, type Story } from '../support/start-story.ts';
import { openStopped } from '../support/stopped-page.ts';

let story: Story;
beforeAll(async () => {
  story = await joinStory();
});
afterAll(() => story?.stop());

test('what a visitor types and clicks before the page’s code has loaded takes effect afterwards', async () => {
  const page = await story.openPage('/nothing');
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel('Organization').fill('Maple Grove School');
  await page.getByRole('button', { name: 'Send Message' }).click();
  expect(await page.getByText(contactMessages.name).count()).toBe(0);
  arrive();
  await page.getByText(contactMessages.name).first().waitFor();
  expect(await page.getByText(contactMessages.organization).count()).toBe(0);
  expect(await page.getByLabel('Organization').inputValue()).toBe('Maple Grove School');
});

test('the showcase changes tabs by keyboard and leads to the trial of the chosen brand', async () => {
  const page = await story.openPage('/showcase');
  // A page that is still only markup keeps text and clicks, but not arrow keys.
  await page.locator('html[data-live]').waitFor();
  await page.getByRole('tab', { name: 'GPTsites.ai' }).press('Home');
  await page.getByRole('tab', { name: 'EdGPT.ai', selected: true }).waitFor();
  await page.getByRole('tab', { name: 'EdGPT.ai' }).press('ArrowRight');
  await page.getByRole('button', { name: 'Start a trial with LawFirmGPT.ai' }).click();
  const dialog = page.getByRole('dialog', { name: 'Try LawFirmGPT.ai' });
  await dialog.getByText('7 days free, up to 25 pages of your website, no credit card.').waitFor();
  await dialog.getByRole('link', { name: 'Go to the form' }).click();
  await page.waitForURL(/\/lawfirm#trial-signup$/);
});

describe('the demonstrations keep the documented times', () => {
  test('the demo panel: seven steps of 800 ms, a pause of a second, then a conversation with pauses', async () => {
    const page = await openStopped(story, '/');
    await reachDemo(page);
    await page.getByRole('button', { name: 'Convert to an assistant' }).click();
    const bar = page.getByRole('progressbar', { name: /becomes an assistant$/ });
    await bar.waitFor();
    expect(await page.getByLabel('Website to convert').count()).toBe(0);
    await page.clock.runFor(800);
    await expect.poll(() => bar.getAttribute('aria-valuenow')).toBe('14');
    await passTime(page, 6 * 800);
    await expect.poll(() => bar.getAttribute('aria-valuenow')).toBe('100');
    await passTime(page, 900);
    expect(await page.getByText('typing…').count()).toBe(0);
    await passTime(page, 200);
    await page.getByText('typing…').waitFor();
    const welcome = page.getByText('Hello! I am the assistant of Maple Grove School.');
    await passTime(page, 1400);
    expect(await welcome.isVisible()).toBe(false);
    await passTime(page, 200);
    await welcome.waitFor();
    // The greeting may have appeared up to 150 ms ago.
    await passTime(page, 2750);
    const question = page.getByRole('listitem').filter({ hasText: 'Visitor: Is there a discount' });
    expect(await question.count()).toBe(0);
    await passTime(page, 300);
    await question.waitFor();
    await page.getByRole('button', { name: 'Try Another URL' }).click();
    await page.getByLabel('Website to convert').waitFor();
    expect(await page.getByLabel('Website to convert').isEditable()).toBe(false);
  });

  test('on a phone the demo stays in view, and its conversation starts again after a pause without moving the page', async () => {
    const page = await openStopped(story, '/law', { viewport: { width: 390, height: 800 } });
    await page.route('**/api/conversions', (route) => route.fulfill({ status: 503, json: {} }));
    await reachDemo(page);
    await page.getByLabel('Use the real-time tracker').check();
    const asked = page.waitForRequest('**/api/conversions');
    await page.getByRole('button', { name: 'Convert to an assistant' }).click();
    expect((await asked).postDataJSON()).toEqual({
      platform: 'law',
      websiteUrl: brands.law.demo.siteUrl,
      userEmail: brands.law.contact.email,
      companyName: brands.law.demo.siteName,
    });
    // A real demo that fails is simulated.
    const bar = page.getByRole('progressbar', { name: /becomes an assistant$/ });
    await bar.waitFor();
    const isInView = () =>
      bar.evaluate((it) => {
        const { top, bottom } = it.getBoundingClientRect();
        return top > 0 && bottom < window.innerHeight;
      });
    await expect.poll(isInView).toBe(true);
    await passTime(page, 7 * 800 + 1100);
    const demo = page.locator('#website-replacement-demo');
    const heightOf = () => demo.evaluate((it) => it.getBoundingClientRect().height);
    const height = await heightOf();
    const lines = page.getByRole('listitem').filter({ hasText: /^(Visitor|Assistant): / });
    const script = brands.law.demoMessages.flatMap(({ user, ai }) => (user ? [user, ai] : [ai]));
    await expect
      .poll(
        async () => {
          await page.clock.runFor(1500);
          return lines.count();
        },
        { interval: 5 },
      )
      .toBe(script.length);
    expect(await heightOf()).toBe(height);
    await passTime(page, 3500);
    expect(await lines.count()).toBe(script.length);
    await passTime(page, 4500);
    expect(await lines.count()).toBeLessThan(3);
    expect(await heightOf()).toBe(height);
  });

  test('the scraping demo: from 15 to 100 percent, by 2 percent every 0.8 s', async () => {
    const page = await openStopped(story, '/scraping-demo');
    const bar = page.getByRole('progressbar');
    await expect.poll(() => bar.getAttribute('aria-valuenow')).toBe('15');
    await page.clock.runFor(800);
    await expect.poll(() => bar.getAttribute('aria-valuenow')).toBe('17');
    await passTime(page, 43 * 800);
    await page.getByText('The assistant is ready').waitFor();
    await expect.poll(() => bar.getAttribute('aria-valuenow')).toBe('100');
  });

  test('the converting view: six steps of 1.5 s', async () => {
    const page = await openStopped(story, '/conversion-demo');
    await page.getByRole('button', { name: 'Start the demonstration' }).click();
    await page.getByText('Discovery: active').waitFor();
    await page.clock.runFor(1500);
    await page.getByText('Scraping: active').waitFor();
    await passTime(page, 5 * 1500);
    await page.getByText('The assistant would open at').waitFor();
  });
});

test('a demo with the real-time tracker really reads the example website', async () => {
  const page = await story.openPage('/');
  await reachDemo(page);
  await page.getByLabel('Use the real-time tracker').check();
  await page.getByRole('button', { name: 'Convert to an assistant' }).click();
  await page.getByRole('list', { name: 'Stages' }).waitFor();
  await page.getByRole('button', { name: 'Try Another URL' }).waitFor();
  await page.getByRole('link', { name: 'Ask the assistant just built' }).click();
  await page.getByRole('log', { name: 'Conversation' }).waitFor();
});

test.each([
  ['/lawfirm', 'lawfirmgpt.ai'],
  ['/gptsites', 'gptsites.ai'],
])('the footer of %s opens the explainer for %s', async (path, domain) => {
  const page = await story.openPage(path);
  await page.getByRole('button', { name: 'Why GPT?' }).click();
  await page
    .getByRole('dialog', { name: 'Why GPT?' })
    .getByText(`lives at an address on ${domain},`)
    .waitFor();
  await page.keyboard.press('Escape');
  await expect
    .poll(() =>
      page.getByRole('button', { name: 'Why GPT?' }).evaluate((it) => it === document.activeElement),
    )
    .toBe(true);
});
