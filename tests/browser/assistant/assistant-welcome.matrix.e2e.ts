import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sample } from '#tests/support/sample.ts';
import { runAxe } from '../support/run-axe.ts';
import { joinSampleStory, type Story } from '../support/start-story.ts';
import { ask } from '../support/trial.ts';

let story: Story;
let path: string;
beforeAll(async () => {
  ({ story, assistantPath: path } = await joinSampleStory());
});
afterAll(() => story?.stop());

const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0;
const bottomOf = async (part: Locator) => {
  const box = await part.boundingBox();
  return box ? box.y + box.height : 0;
};

test.each([390, 768, 1440])(
  'at %i px the page welcomes with a large logo, and the field docks once a conversation runs',
  async (width) => {
    const page = await story.openPage(path, { viewport: { width, height: 900 } });
    const logo = page.locator('header img').first();
    const field = page.getByRole('textbox');
    await page.getByText('Ask Maple Grove School anything').last().waitFor();
    await expect.poll(() => heightOf(logo)).toBeGreaterThanOrEqual(64);
    if (width > 640) expect(await bottomOf(field)).toBeLessThan(860);
    // Both colour schemes, each at another width; a full run crosses them.
    for (const colorScheme of sample(
      ['light', 'dark'] as const,
      (scheme) => (scheme === 'light') === width > 640,
    )) {
      await page.emulateMedia({ colorScheme });
      expect(await runAxe(page), colorScheme).toEqual([]);
    }
    await ask(page, 'What is the phone number?');
    expect(await heightOf(logo)).toBeLessThanOrEqual(40);
    expect(await bottomOf(field)).toBeGreaterThan(860);
  },
);

test('on a phone held sideways, the first question stands above the field', async () => {
  const page = await story.openPage(path, { viewport: { width: 844, height: 390 } });
  const question = page.getByRole('list', { name: 'Popular Questions' }).getByRole('button').first();
  await question.waitFor();
  const field = await page.getByRole('textbox').boundingBox();
  expect(await bottomOf(question)).toBeLessThanOrEqual(field?.y ?? 0);
});

test('headings wear the typeface that the page preloads', async () => {
  const page = await story.openPage(path);
  const heading = page.getByRole('heading', { name: 'Quick Information' });
  expect(await heading.evaluate((it) => getComputedStyle(it).fontFamily)).toMatch(/^"?Schibsted Grotesk/);
});

test('to a visitor who reads German, questions that we know in German come first and the language of English quotes is named', async () => {
  const page = await story.openPage(path, { locale: 'de' });
  const questions = page.getByRole('list', { name: 'Häufige Fragen' }).getByRole('button');
  await questions.first().waitFor();
  const [first, second] = await questions.allTextContents();
  expect([first, second]).toEqual([
    'Gibt es eine Nachmittagsbetreuung?',
    'Gibt es Stipendien oder finanzielle Hilfe?',
  ]);
  await page.getByRole('textbox').fill('Gibt es eine Kleiderordnung?');
  await page.keyboard.press('Enter');
  const quote = page.getByRole('log').locator('blockquote').first();
  await quote.waitFor();
  expect(await quote.getAttribute('lang')).toBe('en');
  await page.getByRole('log').getByText('· Englisch').first().waitFor();
});

const longName =
  'Hollingsworth, Abernathy-Featherstone & Nakamura-Villanueva, Attorneys and Counselors at Law of the Upper Valley';

test.each([
  [390, 844],
  [844, 390],
])('at %i × %i px a long name that stands in the logo too moves nothing sideways', async (width, height) => {
  const page = await story.openPage('/about', { viewport: { width, height } });
  const wordmark = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="80"></svg>';
  await page.route('**/logo-of-the-test.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: wordmark }),
  );
  await page.route('**/api/*/conversion/*/progress*', async (route) => {
    const response = await route.fetch();
    const profile = await response.json();
    const site = { ...profile.site, name: longName, logoUrl: `${story.url}/logo-of-the-test.svg` };
    await route.fulfill({ response, json: { ...profile, site } });
  });
  await page.goto(story.url + path);
  const logo = page.locator('header img').first();
  await expect.poll(() => logo.evaluate((it) => it instanceof HTMLImageElement && it.naturalWidth)).toBe(400);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await ask(page, 'What is the phone number?');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});
