import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sample } from '#tests/support/sample.ts';
import { listenToConsole } from '../support/site/listen-to-console.ts';
import { describeShown, listPublicPages } from '../support/site/public-pages.ts';
import { joinStory, type Story } from '../support/start-story.ts';

// Documents 1 section 2, 2 section 2 and 3 sections 2 and 6: which page every host shows at every path.

let story: Story;
let context: BrowserContext;
beforeAll(async () => {
  story = await joinStory();
  context = (await story.openPage('/nothing')).context();
});
afterAll(() => story?.stop());

const pages = listPublicPages();
/** Each page once, on another host in turn. */
const onceEach = new Set(
  [...Map.groupBy(pages, ({ name }) => name).values()].map((found, turn) => found[(turn * 7) % found.length]),
);
/** The part of the general host below the hub's root, which has a table of its own: every eighth page. */
const ofHub = new Set(
  pages.filter(({ path }) => path.startsWith('/gptsites/')).filter((_page, index) => index % 8 === 0),
);
/**
 * These open in a browser, with the first page of every host but for `www`: which page each path of every host shows is said by
 * `routing-tables.test.ts`, and with which status and content by `public-site.matrix.e2e.ts`.
 */
const opened = sample(
  pages,
  (page) => (page.path === '/' && !page.host.startsWith('www.')) || onceEach.has(page) || ofHub.has(page),
);
const hosts = [...new Set(opened.map(({ host }) => host))];

/** What distinguishes a page from every other, once its code has loaded. */
async function read(page: Page) {
  return page.evaluate(() => ({
    isLive: document.documentElement.dataset.live !== undefined,
    path: window.location.pathname,
    title: document.title,
    headings: [...document.querySelectorAll('h1')].map(({ textContent }) => textContent),
    brand: document.querySelector('header a')?.textContent?.split('Beta')[0],
  }));
}

test.concurrent.for(hosts)(
  '%s shows the pages of the routing tables, and the console stays clean',
  async (host, { expect }) => {
    const page = await context.newPage();
    const complaints = listenToConsole(page);
    for (const wanted of opened.filter((entry) => entry.host === host)) {
      const { path, leadsTo, isUnbranded, isMissing = false } = wanted;
      const { title, heading, brand } = describeShown(wanted);
      const address = `http://${host}:${new URL(story.url).port}${path}`;
      const reply = await page.goto(address, { waitUntil: 'commit' });
      // Nothing links to assistants and forms below /gptsites/, so they are not looked up there.
      const isKnown = !isMissing || /^\/gptsites\/(?:gptsite|form)\//.test(path);
      expect(reply?.status(), address).toBe(isKnown ? 200 : 404);
      await expect
        .poll(() => read(page), { message: host + path })
        .toEqual({
          isLive: true,
          path: leadsTo ?? path.split('?')[0],
          title,
          headings: [heading],
          brand: isUnbranded ? expect.anything() : brand.name,
        });
    }
    expect(complaints).toEqual([]);
    await page.close();
  },
);

describe('navigation within one host', () => {
  /** Marks the open document; the returned function says whether it is still open. */
  async function markDocument(page: Page): Promise<() => Promise<boolean>> {
    await page.locator('html[data-live]').waitFor();
    await page.evaluate(() => Object.assign(window, { isMarked: true }));
    return () => page.evaluate(() => 'isMarked' in window);
  }
  const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();
  const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
  /**
   * Where Pricing is in the window, which scroll positions do not tell, because sections above it grow when their code
   * loads.
   */
  const placeOfPricing = (page: Page) =>
    page.locator('#pricing').evaluate((it) => Math.round(it.getBoundingClientRect().top));
  /** The trial form once its code has loaded, in place of prerendered markup or nothing. */
  const trialForm = (page: Page) =>
    page.locator('#trial-form > div:not([data-waiting])').getByRole('radio', { name: /Our website/ });
  /** Delays the code of the trial form, which is above Pricing, until the returned function is called. */
  async function holdTrialForm(page: Page): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(/trial-island/, async (route) => {
      await promise;
      await route.continue();
    });
    return resolve;
  }
  /** Leaves the page by a link; returns where Pricing was. */
  async function leaveAtPricing(page: Page): Promise<number> {
    await page.locator('#pricing').scrollIntoViewIfNeeded();
    expect(await top(page)).toBeGreaterThan(1000);
    const left = await placeOfPricing(page);
    await page.locator('footer').getByRole('link', { name: 'About Us' }).dispatchEvent('click');
    await expect.poll(() => heading(page)).toBe('People should be able to ask');
    return left;
  }
  const headOf = (page: Page) =>
    page.evaluate(() => ({
      title: document.title,
      canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
      description: document.querySelector('meta[name=description]')?.getAttribute('content'),
    }));

  test('links open pages without reloading the document and set the same head as a page load', async () => {
    const page = await story.openPage('/law');
    const complaints = listenToConsole(page);
    const isKept = await markDocument(page);
    for (const [link, wanted] of [
      ['About Us', 'People should be able to ask'],
      ['All editions', 'Find your edition'],
      ['see them at work', 'The platform at work'],
      ['Privacy', 'Privacy Policy'],
      ['TaxPrepGPT.ai', 'Websites are a thing of the past'],
      ['Send Inquiry', 'Get in Touch'],
    ] as const) {
      await page.getByRole('link', { name: link, exact: true }).last().click();
      await expect.poll(() => heading(page)).toBe(wanted);
      const moved = await headOf(page);
      const loaded = await story.readPage(page.url());
      await expect.poll(() => headOf(loaded), { message: wanted }).toEqual(moved);
    }
    expect(await isKept()).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('a link to another host loads a new document', async () => {
    const { port } = new URL(story.url);
    const page = await story.openPage(`http://law.localhost:${port}/about`);
    const isKept = await markDocument(page);
    await page.getByRole('navigation', { name: 'Editions' }).getByRole('link', { name: 'EdGPT.ai' }).click();
    await page.waitForURL(`http://edgpt.localhost:${port}/`);
    await page.locator('html[data-live]').waitFor();
    expect(await isKept()).toBe(false);
  });

  test('a page opens at its top; back and forward restore the scroll position', async () => {
    const page = await story.openPage('/law');
    const isKept = await markDocument(page);
    const left = await leaveAtPricing(page);
    await expect.poll(() => top(page)).toBe(0);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => top(page)).toBe(300);
    await page.goBack();
    await expect.poll(() => heading(page)).toBe('Websites are a thing of the past');
    await trialForm(page).waitFor();
    await expect.poll(() => placeOfPricing(page)).toBe(left);
    await page.goForward();
    await expect.poll(() => heading(page)).toBe('People should be able to ask');
    await expect.poll(() => top(page)).toBe(300);
    expect(await isKept()).toBe(true);
  });

  test('going back restores the scroll position even when the page’s code loads late', async () => {
    const page = await story.openPage('/law');
    await page.locator('html[data-live]').waitFor();
    await page.locator('#pricing').scrollIntoViewIfNeeded();
    await trialForm(page).waitFor();
    const left = await leaveAtPricing(page);
    const release = await holdTrialForm(page);
    await page.reload();
    await page.locator('html[data-live]').waitFor();
    await page.goBack();
    await expect.poll(() => heading(page)).toBe('Websites are a thing of the past');
    await expect.poll(() => placeOfPricing(page)).toBe(left);
    release();
    await trialForm(page).waitFor();
    await expect.poll(() => placeOfPricing(page)).toBe(left);
  });

  test('going back restores the scroll position when a form above it loads only then', async () => {
    const page = await story.openPage('/nothing');
    const release = await holdTrialForm(page);
    await page.goto('/law');
    await page.locator('html[data-live]').waitFor();
    const left = await leaveAtPricing(page);
    await page.goBack();
    await expect.poll(() => heading(page)).toBe('Websites are a thing of the past');
    await expect.poll(() => placeOfPricing(page)).toBe(left);
    release();
    await trialForm(page).waitFor();
    await expect.poll(() => placeOfPricing(page)).toBe(left);
  });

  test('a link to an anchor on another page scrolls there and renders the deferred content', async () => {
    const page = await story.openPage('/law');
    const isKept = await markDocument(page);
    await page.getByRole('link', { name: 'Terms', exact: true }).dispatchEvent('click');
    await expect.poll(() => heading(page)).toBe('Terms of Service');
    await page.getByRole('link', { name: 'Pricing', exact: true }).click();
    await trialForm(page).waitFor();
    await expect.poll(async () => Math.abs(await placeOfPricing(page))).toBeLessThan(150);
    expect(await isKept()).toBe(true);
  });

  test('the checkout’s document, with the colours and the policy that it needs, ends with the checkout', async () => {
    const page = await story.openPage(`http://edgpt.localhost:${new URL(story.url).port}/contact`);
    const colour = () =>
      page.evaluate(() => document.documentElement.style.getPropertyValue('--brand').trim());
    await page.locator('html[data-live]').waitFor();
    const own = await colour();
    await page.goto(`${new URL(page.url()).origin}/checkout/lawfirm/professional/annual`);
    await page.getByRole('heading', { name: 'Your plan' }).waitFor();
    const isKept = await markDocument(page);
    await expect.poll(colour).not.toBe(own);
    await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
    await expect.poll(() => heading(page)).toBe('Get in Touch');
    await expect.poll(colour).toBe(own);
    expect(await isKept()).toBe(false);
  });

  test('a page refetches its data on the next visit', async () => {
    const page = await story.openPage('/law/legal/terms');
    await page.locator('html[data-live]').waitFor();
    await page.getByRole('link', { name: 'About Us' }).click();
    await expect.poll(() => heading(page)).toBe('People should be able to ask');
    const asked = page.waitForRequest('**/api/legal/terms**');
    await page.goBack();
    await asked;
  });
});
