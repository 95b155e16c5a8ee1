import { once } from 'node:events';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { describeLanding } from '../support/site/landing-pages.ts';
import { hostOf, listPublicPages, type PublicPage } from '../support/site/public-pages.ts';
import { joinStory, type Story } from '../support/start-story.ts';
import { reachTrialForm, trialForm } from '../support/trial.ts';

let story: Story;
beforeAll(async () => {
  story = await joinStory();
});
afterAll(() => story?.stop());

const addressOf = ({ host, path }: Pick<PublicPage, 'host' | 'path'>) =>
  `http://${host}:${new URL(story.url).port}${path}`;

/** What a host serves, read without a browser, since only browsers resolve names below localhost. */
async function read(host: string, path: string) {
  const { port } = new URL(story.url);
  const request = get({ host: '127.0.0.1', port, path, headers: { host: `${host}:${port}` } });
  const [response] = await once(request, 'response');
  const { statusCode: status, headers } = response;
  return { status, type: headers['content-type'], body: await text(response) };
}

const pages = listPublicPages();
/** The texts of a public page without its frame. */
const shortestPageCharacters = 250;

test('a prerendered page stays visible while its code loads', async () => {
  const page = await story.openPage('/nothing');
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/contact-page*', async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/assets/contact-page*');
  await page.goto('/contact', { waitUntil: 'commit' });
  await asked;
  await page.getByRole('heading', { name: 'Get in Touch' }).evaluate((heading) => {
    heading.id = 'kept';
  });
  held.resolve();
  await page.getByLabel(/^What is \d+ \+ \d+\?/).waitFor();
  expect(await page.locator('#kept').count()).toBe(1);
});

test('the fonts of later sections load after the first screen, and are used', async () => {
  const page = await story.openPage('/nothing');
  await page.goto('/edgpt');
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].some(({ family, status }) => family === 'Newsreader' && status === 'loaded'),
      ),
    )
    .toBe(true);
  const [loadedAt, askedAt] = await page.evaluate(() => [
    performance.timing.loadEventStart - performance.timing.navigationStart,
    performance.getEntriesByType('resource').find(({ name }) => name.includes('newsreader'))?.startTime,
  ]);
  expect(loadedAt).toBeLessThan(askedAt ?? 0);
});

/** What markup shows in a browser without JavaScript. */
function readMarkup(html: string) {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const main = document.querySelector('main');
  return {
    heading: document.querySelector('h1')?.textContent,
    title: document.title,
    contacts: [...document.querySelectorAll('a[href^="mailto:"]')].map(({ textContent }) => textContent),
    content: {
      length: main?.textContent?.length,
      headings: [...(main?.querySelectorAll('h2') ?? [])].map(({ textContent }) => textContent),
      prices: main?.querySelector('#pricing')?.textContent?.match(/\$\d+/g),
    },
  };
}

function expectContent(
  { content, ...shown }: ReturnType<typeof readMarkup>,
  { host, path, heading, title, brand, needsScripts, isLanding }: PublicPage,
): void {
  expect(shown, host + path).toEqual(
    needsScripts
      ? { heading: expect.anything(), title: 'GPTsites', contacts: [brands.gpt.contact.email] }
      : { heading, title, contacts: expect.arrayContaining([brand.contact.email]) },
  );
  if (needsScripts) return;
  expect(content.length, host + path).toBeGreaterThan(shortestPageCharacters);
  if (!isLanding) return;
  const { headings, prices } = describeLanding(brand.id);
  expect(content, host + path).toMatchObject({ headings, prices });
}

describe('without JavaScript', () => {
  test('every public page shows its content and a way to reach a person', async () => {
    const reader = await story.readPage('/nothing');
    // The www host serves the same files.
    for (const page of pages.filter(({ host }) => !host.startsWith('www.'))) {
      const { body } = await read(page.host, page.path);
      expectContent(await reader.evaluate(readMarkup, body), page);
    }
  });

  test('a browser shows that content, on each page of the first brand that has it', async () => {
    const reader = await story.readPage('/nothing');
    const page = await story.openPage('/nothing', { javaScriptEnabled: false });
    // A later entry of a map replaces an earlier one.
    const firstOfName = new Map(pages.toReversed().map((each) => [each.name, each]));
    for (const each of firstOfName.values()) {
      await page.goto(addressOf(each), { waitUntil: 'domcontentloaded' });
      expectContent(await reader.evaluate(readMarkup, await page.content()), each);
    }
  });
});

test('every path of every host answers with the status of its page', async () => {
  for (const { host, path, isMissing = false } of pages) {
    // Nothing links to assistants and forms below /gptsites/, so they are not looked up there.
    const isKnown = !isMissing || /^\/gptsites\/(?:gptsite|form)\//.test(path);
    const { status } = await read(host, path);
    expect(status, host + path).toBe(isKnown ? 200 : 404);
  }
});
describe.each(Object.values(brands))('$name', (brand) => {
  const { domain } = brand;
  const host = hostOf(brand);

  test('has the sections of its landing page in the documented order, and a floating chat', async () => {
    const page = await story.readPage(addressOf({ host, path: '/' }));
    const parts = await page.locator('header, main > section, footer').evaluateAll((elements) =>
      elements.map((it) => ({
        name: it.getAttribute('aria-labelledby')?.replace(/-title$/, '') ?? it.localName,
        top: it.getBoundingClientRect().top,
      })),
    );
    const fromTheTop = parts.toSorted((one, other) => one.top - other.top);
    expect(fromTheTop.map(({ name }) => name)).toEqual(describeLanding(brand.id).sections);
    expect(parts).toEqual(fromTheTop);
    const chat = page.getByRole('button', { name: `Chat with the assistant of ${brand.name}` });
    for (const place of ['header', 'footer']) {
      await page.locator(place).evaluate((it) => it.scrollIntoView({ behavior: 'instant' }));
      const { toRight, toBottom } = await chat.evaluate((it) => {
        const { right, bottom } = it.getBoundingClientRect();
        return { toRight: document.documentElement.clientWidth - right, toBottom: innerHeight - bottom };
      });
      expect({ toRight, toBottom }).toEqual({ toRight: 24, toBottom: 24 });
    }
  });

  test('has the image that its pages name for shared links', async () => {
    const { body } = await read(host, '/');
    const [, image = ''] = /<meta property="og:image" content="(.+?)">/.exec(body) ?? [];
    const { status, type } = await read(host, new URL(image).pathname);
    expect([status, type]).toEqual([200, 'image/png']);
  });

  test('has its own sitemap and robots.txt', async () => {
    const { body: robots } = await read(host, '/robots.txt');
    expect(robots).toContain(`Sitemap: https://${domain}/sitemap.xml`);
    const { body: sitemap } = await read(host, '/sitemap.xml');
    const listed = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url]) => url);
    expect(listed).toContain(`https://${domain}/contact`);
    expect(listed.every((url) => url?.startsWith(`https://${domain}/`))).toBe(true);
  });
});

describe('a landing page on a phone', () => {
  const phone = { viewport: { width: 390, height: 844 } };
  /** Half of what they were before their sections folded, in CSS pixels. */
  const longest: Record<string, number> = { edgpt: 6299, gpt: 7271 };

  test.each(Object.values(brands))(
    'of $name is short, and its chat bubble leaves the fields and the picture alone',
    async (brand) => {
      const page = await story.openPage(`/${brand.paths[0]}`, phone);
      await page.locator('html[data-live]').waitFor();
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThanOrEqual(longest[brand.id] ?? 5452);
      const bubble = page.getByRole('button', { name: `Chat with the assistant of ${brand.name}` });
      // The picture of the product reaches into the first screen.
      await expect.poll(() => bubble.isVisible()).toBe(false);
      await page.locator('footer').scrollIntoViewIfNeeded();
      await bubble.waitFor();
      await reachTrialForm(page);
      const field = page.getByLabel('Website URL');
      await field.evaluate((it) =>
        window.scrollBy(0, it.getBoundingClientRect().bottom - window.innerHeight + 40),
      );
      await expect.poll(() => bubble.isVisible()).toBe(false);
      await trialForm(page).getByRole('button', { name: 'Continue' }).click();
      await expect.poll(() => page.locator(':focus').getAttribute('id')).toBe('schoolInfo.name');
      await page.locator('footer').scrollIntoViewIfNeeded();
      await expect.poll(() => bubble.isVisible()).toBe(true);
    },
  );
});

test.each(['/edgpt', '/gptsites', '/about', '/showcase'])(
  'on %s each figure without a source has the mark that one note explains',
  async (path) => {
    const page = await story.readPage(path);
    const tiles = await page
      .locator('main dl > div')
      .evaluateAll((all) =>
        all.map((it) => [it.querySelector('dd')?.textContent, it.querySelector('dt')?.textContent]),
      );
    expect(tiles.length).toBeGreaterThan(2);
    for (const [figure = '', label = ''] of tiles)
      expect([figure, label?.trim().endsWith('*')]).toEqual([figure, !/24\/7| (s|min)$/.test(figure ?? '')]);
    const text = await page.locator('main').textContent();
    expect(text?.match(/\* Illustrative: not from a study/g)).toHaveLength(1);
    expect(text).not.toContain('(illustrative)');
  },
);
