import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { joinStory, passTime, type Story } from '../support/start-story.ts';
import { appear, findCountUp, openStopped, shownFact } from '../support/stopped-page.ts';
import { lastingOf, watch } from '../support/watch.ts';

// Document 1, sections 2, 4 and 9.

let story: Story;
beforeAll(async () => {
  story = await joinStory();
});
afterAll(() => story?.stop());

test.each([
  ['/edgpt', '89%'],
  ['/gptsites', '95%'],
  ['/gptsites', '79%'],
  ['/gptsites', '$1.2T'],
])(
  'on %s %s counts up for 2 s when a tenth of it is in view, fast at first, and only once',
  async (path, figure) => {
    const page = await openStopped(story, path, { viewport: { width: 1280, height: 480 } });
    const { tile, visible } = findCountUp(page, figure);
    const read = async () => Number((await visible.textContent())?.replaceAll(/[^\d.]/g, ''));
    const value = Number(figure.replaceAll(/[^\d.]/g, ''));
    /** Scrolls until this share of the figure is visible at the bottom. */
    const show = (share: number) =>
      visible.locator('..').evaluate((it, part) => {
        const { top, height } = it.getBoundingClientRect();
        window.scrollBy({ top: top + height * part - window.innerHeight, behavior: 'instant' });
      }, share);
    await show(0.05);
    await passTime(page, 500);
    // Who does not scroll to it, or prints the page, never sees 0.
    expect(await read()).toBe(value);
    await show(0.2);
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return read();
      })
      .toBeLessThan(value * 0.22);
    await passTime(page, 1000);
    const half = await read();
    expect([half > value * 0.78, half < value]).toEqual([true, true]);
    // A screen reader gets the final figure meanwhile.
    expect(await tile.ariaSnapshot()).toBe(`- definition: ${figure}`);
    await passTime(page, 1000);
    expect(await read()).toBe(value);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await visible.evaluate((it) => it.scrollIntoView({ behavior: 'instant', block: 'center' }));
    await passTime(page, 500);
    expect(await read()).toBe(value);
  },
);

test('the figures of the hub count up when they are in view as the page loads', async () => {
  const page = await openStopped(story, '/gptsites', { viewport: { width: 1440, height: 1400 } });
  const { visible } = findCountUp(page, '95%');
  const read = async () => Number.parseInt((await visible.textContent()) ?? '', 10);
  const readAfter = async (milliseconds: number) => {
    await page.clock.runFor(milliseconds);
    return read();
  };
  await expect.poll(() => readAfter(20)).toBeLessThan(95);
  await expect.poll(() => readAfter(100)).toBe(95);
});

test('facts change every 3 s and tips every 4 s, and pause on request', async () => {
  const page = await openStopped(story, '/edgpt');
  const { stats, tips } = brands.edgpt.problem;
  expect([await shownFact(page, 'Facts'), await shownFact(page, 'Tips')]).toEqual([stats[0], tips[0]]);
  await passTime(page, 2900);
  expect(await shownFact(page, 'Facts')).toBe(stats[0]);
  await passTime(page, 200);
  expect([await shownFact(page, 'Facts'), await shownFact(page, 'Tips')]).toEqual([stats[1], tips[0]]);
  await passTime(page, 1000);
  expect(await shownFact(page, 'Tips')).toBe(tips[1]);
  await page.getByRole('button', { name: 'Pause facts' }).click();
  await page.mouse.move(0, 0);
  const still = await shownFact(page, 'Facts');
  await passTime(page, 6100);
  expect(await shownFact(page, 'Facts')).toBe(still);
});

test('the buttons of the first screen lead to the form, whose first field gets the focus after 0.8 s, and to the demo', async () => {
  const page = await openStopped(story, '/law');
  const hasFocus = () => page.evaluate(() => document.activeElement?.closest('#trial-signup input') !== null);
  await page.getByRole('button', { name: 'Start Free Trial' }).first().click();
  await page.locator('#trial-form > :not([data-waiting]) form').waitFor();
  expect(await hasFocus()).toBe(false);
  await passTime(page, 900);
  await expect.poll(hasFocus).toBe(true);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('smooth');
  await page.getByRole('button', { name: 'See Demo' }).click();
  await expect
    .poll(() =>
      page.locator('#website-replacement-demo').evaluate((it) => Math.abs(it.getBoundingClientRect().top)),
    )
    .toBeLessThan(150);
});

test('the form gets the focus even when its code loads later than that', async () => {
  const page = await openStopped(story, '/law');
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/assets/trial-island*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Start Free Trial' }).first().click();
  await passTime(page, 1500);
  arrive();
  await page.locator('#trial-form > :not([data-waiting]) form').waitFor();
  await passTime(page, 200);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('#trial-signup input') !== null))
    .toBe(true);
});

describe('a conversion', () => {
  const conversionId = 'conv_lawfirm_00000000000000000000000000';
  const path = `/law?conversion=${conversionId}`;
  const record = (status: 'processing' | 'completed' | 'failed', progressPercentage: number) => ({
    conversionId,
    status,
    progressStage: 'extracting',
    currentStep: status === 'completed' ? 'Your assistant is ready' : 'Reading pages',
    progressPercentage,
    completedSteps: 2,
    totalSteps: 6,
    companyName: 'Ridge & Vale',
    url: 'https://ridge-vale.org',
    notes: [],
    progressDetails: { pagesRead: 3, pagesSkipped: 0, documentsRead: 0, sources: [] },
    ...(status === 'failed' && { errorMessage: 'The website did not answer.' }),
  });

  const finished = { ...record('completed', 100).progressDetails, gptSiteUrl: `/gptsite/${conversionId}` };
  const assistant = {
    success: true,
    adminUser: { organization: 'Ridge & Vale' },
    schoolInfo: { website: null, phone: null },
    site: {
      name: 'Ridge & Vale',
      website: null,
      quickLinks: [],
      popularQuestions: ['Do you handle probate?'],
    },
    pause: null,
  };

  /** The page of a conversion whose record is `state`. */
  async function openConversion(address: string, state: { record: object; asked: number }) {
    return openStopped(story, address, {
      prepare: (page) =>
        page.route('**/api/**/progress*', (route) => {
          // The brand's call has the assistant's page too.
          if (route.request().url().includes('/api/law/')) {
            return route.fulfill({ json: { ...state.record, ...assistant } });
          }
          state.asked += 1;
          return route.fulfill({ json: state.record });
        }),
    });
  }

  test('is polled every 2 s until it is complete, and opens after 3 s', async () => {
    const state = { record: record('processing', 40), asked: 0 };
    const page = await openConversion(path, state);
    await appear(page.getByText('40%'));
    const { asked } = state;
    await passTime(page, 1500);
    expect(state.asked).toBe(asked);
    await passTime(page, 600);
    await expect.poll(() => state.asked).toBe(asked + 1);
    state.record = record('completed', 100);
    await passTime(page, 2100);
    await appear(page.getByRole('region', { name: 'Your assistant is ready' }));
    const last = state.asked;
    await passTime(page, 2800);
    expect(page.url()).toContain('conversion=');
    const leaving = page.waitForRequest((request) => request.isNavigationRequest());
    await passTime(page, 400);
    expect((await leaving).url()).toMatch(/\/school\/dashboard\?platform=law$/);
    expect([last, state.asked]).toEqual([asked + 2, asked + 2]);
  });

  test('that is complete waits for whoever moves or types, and offers the questions it can answer', async () => {
    const state = { record: { ...record('completed', 100), progressDetails: finished }, asked: 0 };
    const page = await openConversion(path, state);
    await appear(page.getByText('Your dashboard opens next, unless you move or type.'));
    await page.mouse.move(200, 300, { steps: 3 });
    await appear(page.getByText('Your dashboard opens when you choose it.'));
    const question = page.getByRole('link', { name: 'Do you handle probate?' });
    await appear(question);
    expect(await question.getAttribute('href')).toBe(
      `/gptsite/${conversionId}?question=Do+you+handle+probate%3F`,
    );
    await passTime(page, 6000);
    expect(page.url()).toContain('conversion=');
  });

  test('names the current work at 20, 50, 80 and 100 percent', async () => {
    const state = { record: record('processing', 20), asked: 0 };
    const page = await openConversion(path, state);
    const label = (text: RegExp) => page.getByRole('status').filter({ hasText: text });
    await appear(label(/^Analyzing your website$/));
    state.record = record('processing', 50);
    await passTime(page, 2000);
    await appear(label(/^Building knowledge base$/));
    state.record = record('processing', 80);
    await passTime(page, 2000);
    await appear(label(/^Creating AI assistant$/));
    state.record = record('completed', 100);
    await passTime(page, 2000);
    await appear(label(/^GPTsite ready!$/));
  });

  test('is introduced by eight messages at 1.6 s, benefits at 3 s, and GPTsite Ready! for 1 s', async () => {
    const state = { record: record('processing', 40), asked: 0 };
    const page = await openConversion(`${path}&new=1`, state);
    const overlay = page.getByRole('dialog', { name: 'Building your assistant' });
    await appear(overlay.getByText('40%'));
    await appear(overlay.getByText(brands.law.name));
    const bar = page.getByRole('progressbar', { name: 'Conversion progress' });
    const place = await bar.boundingBox();
    const [messages = [], benefits = []] = await watch(page, 8 * 1600, [
      overlay.locator('p').first(),
      overlay.locator('p.font-semibold'),
    ]);
    expect(messages.slice(0, 8).map(({ text }) => text)).toEqual([
      'Opening your website',
      'Reading the pages your visitors need',
      'Reading the documents they link to',
      'Finding names, hours and prices',
      'Building the knowledge base',
      'Linking every fact to its source',
      'Preparing the first questions',
      'Opening your assistant',
    ]);
    const titles = brands.law.features.items.map(({ title }) => title);
    expect(benefits.slice(0, 4).map(({ text }) => text)).toEqual([...titles, titles[0]]);
    expect(lastingOf(messages, 6)).toEqual(new Set([1600]));
    expect(lastingOf(benefits, 3)).toEqual(new Set([3000]));
    state.record = record('completed', 100);
    const ready = page.getByRole('dialog', { name: 'GPTsite Ready!' });
    await appear(ready);
    expect(await bar.boundingBox()).toEqual(place);
    await passTime(page, 500);
    expect(await ready.count()).toBe(1);
    await passTime(page, 700);
    await appear(page.getByRole('region', { name: 'Your assistant is ready' }));
    // Nothing jumps when the cover goes.
    expect(await bar.boundingBox()).toEqual(place);
  });

  test('of a demonstration that fails says why and offers a new start, and a record that does not load can be requested again', async () => {
    const state: { record: object; asked: number } = {
      record: { ...record('failed', 40), isDemonstration: true },
      asked: 0,
    };
    const page = await openConversion(path, state);
    await appear(page.getByText('The website did not answer.'));
    await appear(page.getByRole('button', { name: 'Start New Conversion' }));
    await passTime(page, 4500);
    expect(state.asked).toBe(1);
    const reloading = page.waitForRequest((request) => request.isNavigationRequest());
    await page.getByRole('button', { name: 'Start New Conversion' }).click();
    expect((await reloading).url()).not.toContain('conversion=');
    await appear(page.locator('#trial-form > :not([data-waiting]) form'));
    const broken = await openStopped(story, path, {
      prepare: (it) => it.route('**/api/**/progress*', (route) => route.abort()),
    });
    await appear(broken.getByRole('alert').getByText('Failed to fetch progress'));
    await broken.unroute('**/api/**/progress*');
    await broken.route('**/api/**/progress*', (route) => route.fulfill({ json: record('processing', 40) }));
    await broken.getByRole('button', { name: 'Try Again' }).click();
    await appear(broken.getByText('Extracting Content'));
  });

  test('of an embedded form takes over the page when the form reports it', async () => {
    const state = { record: record('processing', 40), asked: 0 };
    const page = await openConversion('/gpt', state);
    await page.evaluate(
      (id) =>
        window.dispatchEvent(
          new CustomEvent('conversionSuccess', { detail: { conversionId: id, data: {} } }),
        ),
      conversionId,
    );
    await appear(page.getByText('40%'));
  });
});

test('the scraping demo shows its eight steps at 1.6 s each, and its benefits at 3 s', async () => {
  const page = await openStopped(story, '/scraping-demo');
  const [steps = [], benefits = []] = await watch(page, 8 * 1600, [
    page.locator('main p.flex > span').first(),
    page.locator('main .border-l-4 p').first(),
  ]);
  expect(steps.slice(0, 8).map(({ text }) => text)).toEqual([
    expect.stringMatching(/structure/),
    expect.stringMatching(/contacts/),
    expect.stringMatching(/services/),
    expect.stringMatching(/staff/),
    expect.stringMatching(/enrollment/),
    expect.stringMatching(/knowledge base/),
    expect.stringMatching(/responses/),
    expect.stringMatching(/[Ff]inaliz/),
  ]);
  expect(lastingOf(steps, 6)).toEqual(new Set([1600]));
  expect(lastingOf(benefits, 3)).toEqual(new Set([3000]));
});

test('the scraping demo can be paused and resumed', async () => {
  const page = await openStopped(story, '/scraping-demo');
  const main = page.getByRole('main');
  await passTime(page, 900);
  await page.getByRole('button', { name: 'Pause the demonstration' }).click();
  const still = await main.textContent();
  await passTime(page, 6100);
  expect(await main.textContent()).toBe(still);
  await page.getByRole('button', { name: 'Play the demonstration' }).click();
  await passTime(page, 900);
  await expect.poll(() => page.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('19');
});
