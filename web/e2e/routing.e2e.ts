import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { listenToConsole } from './listen-to-console.ts';
import { listPublicPages } from './public-pages.ts';
import { type Story, startStory } from './start-story.ts';

// Documents 1 section 2, 2 section 2 and 3 sections 2 and 6: which page every host shows at every path.

let story: Story;
let context: BrowserContext;
beforeAll(async () => {
  story = await startStory();
  context = (await story.openPage('/nothing')).context();
});
afterAll(() => story?.stop());

const pages = listPublicPages();
const hosts = [...new Set(pages.map(({ host }) => host))];

/** What tells a page from every other, once its code has taken it over. */
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
  '%s answers every path as the routing tables say, and the console stays clean',
  async (host, { expect }) => {
    const page = await context.newPage();
    const complaints = listenToConsole(page);
    for (const wanted of pages.filter((entry) => entry.host === host)) {
      const { path, title, heading, brand, leadsTo, isUnbranded, isMissing = false } = wanted;
      const address = `http://${host}:${new URL(story.url).port}${path}`;
      const reply = await page.goto(address, { waitUntil: 'commit' });
      // Below the root of the hub no assistant and no form is looked up: nothing links to it.
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
