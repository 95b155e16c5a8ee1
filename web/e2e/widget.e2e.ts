import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeTrial, followConversion } from '#infra/local/testing/trial.ts';
import { createClient } from '#shared/client.ts';
import {
  defaultWidgetConfig,
  type WidgetConfig,
  widgetPositions,
  widgetSizeNames,
  widgetSizes,
  widgetStyles,
} from '#shared/domain/widget-config.ts';
import { makeSnippet, makeTagManagerSnippet } from '#web/features/widget-code/make-snippet.ts';
import { expectAccessible } from './expect-accessible.ts';
import { startForeignSite } from './foreign-site.ts';
import { type Story, startStory } from './start-story.ts';
import { openSampleAssistant } from './trial.ts';
import { askIn, launcherOf, panelOf, visitPage } from './widget-on-page.ts';

let story: Story;
let site: Awaited<ReturnType<typeof startForeignSite>>;
let id: string;
beforeAll(async () => {
  story = await startStory();
  site = await startForeignSite(story.url);
  const page = await story.openPage('/');
  await openSampleAssistant(page);
  id = new URL(page.url()).pathname.split('/')[2] ?? '';
});
afterAll(async () => {
  await site?.stop();
  await story?.stop();
});

/** Another assistant of the sample school's pages; answers its id. */
async function convertSample(name: string): Promise<string> {
  const client = createClient({ baseUrl: story.url });
  const { conversionId } = await client.signup.createTrial(describeTrial(name, `${story.sampleSiteUrl}/`));
  await followConversion(client, conversionId);
  return conversionId;
}

const snippetOf = (config: Partial<WidgetConfig> = {}) =>
  makeSnippet({ ...defaultWidgetConfig, id, ...config }, story.url);
const visit = (snippet = snippetOf(), viewport?: { width: number; height: number }) =>
  visitPage({ story, site, snippet, viewport });

test('a page with a strict policy shows the launcher and loads the chat only when it is opened', async () => {
  const page = await story.openPage('/favicon.svg');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const address = site.publish({ snippet: snippetOf() });
  await page.goto(address);
  await launcherOf(page).waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([new URL(address).pathname, '/widget.js']);
  await launcherOf(page).click();
  await panelOf(page).getByRole('log').waitFor();
  await askIn(page, 'What is the phone number?');
  await panelOf(page).getByRole('list', { name: 'Sources' }).waitFor();
});

describe('a launcher stands where it was told to', () => {
  const viewport = { width: 1440, height: 900 };
  const combinations = widgetStyles.flatMap((style) =>
    widgetPositions.flatMap((position) => widgetSizeNames.map((size) => ({ style, position, size }))),
  );
  test.each(combinations)('$style, $position, $size', async ({ style, position, size }) => {
    const page = await visit(snippetOf({ style, position, size }), viewport);
    const box = await launcherOf(page).boundingBox();
    if (!box) throw new Error('Not drawn');
    expect(Math.round(box.height)).toBe(widgetSizes[size]);
    expect(Math.round(box.width) === widgetSizes[size]).toBe(style === 'floating');
    const isBar = style === 'banner';
    expect(box.width === viewport.width).toBe(isBar);
    if (!isBar) {
      const middle = box.x + box.width / 2;
      const side = middle < 600 ? 'left' : middle > 840 ? 'right' : 'center';
      expect(position).toContain(side);
    }
    if (style !== 'embedded') expect(box.y < 450).toBe(position.startsWith('top'));
    await launcherOf(page).click();
    const panel = page.locator('iframe.panel');
    await panelOf(page).getByRole('log').waitFor();
    const opened = await panel.boundingBox();
    const stays = await launcherOf(page).boundingBox();
    if (!opened || !stays) throw new Error('Not drawn');
    // The panel covers no launcher, and nothing of it is out of the window's width.
    expect(opened.y >= stays.y + stays.height || opened.y + opened.height <= stays.y).toBe(true);
    expect(opened.x).toBeGreaterThanOrEqual(0);
    expect(opened.x + opened.width).toBeLessThanOrEqual(viewport.width);
    if (style !== 'embedded') {
      expect(opened.y).toBeGreaterThanOrEqual(0);
      expect(opened.y + opened.height).toBeLessThanOrEqual(viewport.height);
    }
    await page.context().close();
  });
});

test('the keyboard opens it, Escape closes it, and the focus returns', async () => {
  const page = await visit();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await panelOf(page).getByRole('log').waitFor();
  await expect
    .poll(() =>
      panelOf(page)
        .getByRole('textbox')
        .evaluate((it) => it === document.activeElement),
    )
    .toBe(true);
  expect(await launcherOf(page).getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Escape');
  await expect.poll(() => launcherOf(page).getAttribute('aria-expanded')).toBe('false');
  expect(await page.locator('iframe.panel').isVisible()).toBe(false);
  expect(await launcherOf(page).evaluate((it) => it.matches(':focus'))).toBe(true);
  await page.keyboard.press('Enter');
  await panelOf(page).getByRole('button', { name: 'Close the chat' }).click();
  await expect.poll(() => launcherOf(page).evaluate((it) => it.matches(':focus'))).toBe(true);
});

test('on a phone the panel takes the whole screen', async () => {
  const viewport = { width: 390, height: 844 };
  const page = await visit(snippetOf(), viewport);
  await launcherOf(page).click();
  await panelOf(page).getByRole('log').waitFor();
  expect(await page.locator('iframe.panel').boundingBox()).toEqual({ x: 0, y: 0, ...viewport });
});

test('the transcript is there on the next page, where the browser lets frames keep something', async () => {
  // These browsers deny frames of other sites their storage; hosts of one site are as browsers are by default.
  const ownHost = (address: string) =>
    address.replace(/\/\/(?:localhost|127\.0\.0\.1)/, '//www.edgpt.localhost');
  const snippet = snippetOf().replace('//localhost', '//edgpt.localhost');
  const policy = "script-src 'self' http://edgpt.localhost:*";
  const page = await story.openPage('/favicon.svg');
  await page.goto(ownHost(site.publish({ snippet, policy })));
  await launcherOf(page).click();
  await askIn(page, 'What is the phone number?');
  await page.goto(ownHost(site.publish({ snippet, policy })));
  await launcherOf(page).click();
  await panelOf(page).getByText('What is the phone number?', { exact: true }).waitFor();
});

describe('GPTsite', () => {
  const heard = (page: Page) => page.evaluate(() => Reflect.get(window, 'heard'));
  const call = (page: Page, ...queued: unknown[]) =>
    page.evaluate((given) => window.GPTsite?.push(given), queued);

  test('takes calls before and after it is there, and tells what happened without its words', async () => {
    const page = await story.openPage('/favicon.svg');
    await page.addInitScript(() => {
      const news: unknown[] = [];
      Reflect.set(window, 'heard', news);
      window.GPTsite = ['ready', 'open', 'close', 'message', 'lead'].map((event) => [
        'on',
        event,
        (about: object) => news.push({ event, ...about }),
      ]);
      window.GPTsite.push(['open']);
    });
    await page.goto(site.publish({ snippet: snippetOf() }));
    await panelOf(page).getByRole('log').waitFor();
    await expect
      .poll(() => heard(page))
      .toEqual([
        { event: 'open', id },
        { event: 'ready', id },
      ]);
    await askIn(page, 'What is the phone number?');
    await call(page, 'toggle');
    await expect
      .poll(() => heard(page))
      .toEqual([
        { event: 'open', id },
        { event: 'ready', id },
        { event: 'message', id, sender: 'user' },
        { event: 'message', id, sender: 'assistant' },
        { event: 'close', id },
      ]);
    await call(page, 'destroy');
    expect(await page.locator('iframe.panel').count()).toBe(0);
    expect(await launcherOf(page).count()).toBe(0);
  });

  test('has every call as a function once it is there', async () => {
    const page = await visit();
    const isOpen = () => launcherOf(page).getAttribute('aria-expanded');
    const call = (name: 'open' | 'close' | 'toggle' | 'destroy') =>
      page.evaluate((method) => {
        if (window.GPTsite && 'create' in window.GPTsite) window.GPTsite[method]();
      }, name);
    const steps = [
      ['open', 'true'],
      ['open', 'true'],
      ['close', 'false'],
      ['toggle', 'true'],
      ['toggle', 'false'],
    ] as const;
    for (const [name, expected] of steps) {
      await call(name);
      expect(await isOpen(), name).toBe(expected);
    }
    await call('destroy');
    expect(await launcherOf(page).count()).toBe(0);
  });

  test('tells of a visitor who leaves a message', async () => {
    const page = await visit();
    await page.evaluate(() => {
      Reflect.set(window, 'heard', []);
      window.GPTsite?.push(['on', 'lead', (about: object) => Reflect.get(window, 'heard').push(about)]);
    });
    await launcherOf(page).click();
    await askIn(page, 'I want to talk to a person about enrollment');
    await askIn(page, 'Ana Ruiz');
    await askIn(page, 'ana.ruiz@example.org');
    await expect.poll(() => heard(page)).toEqual([{ id }]);
  });
});

test('several on one page open by themselves, and one that is there twice stays one', async () => {
  const other = id.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  const second = snippetOf({ id: other, position: 'bottom-left', message: 'Ask the library' });
  const page = await visit(snippetOf() + snippetOf() + second);
  expect(await launcherOf(page).count()).toBe(1);
  await page.getByRole('button', { name: 'Ask the library' }).click();
  await panelOf(page).getByText('This assistant is not available at the moment.').waitFor();
  expect(await launcherOf(page).getAttribute('aria-expanded')).toBe('false');
});

test('of several on one page each call reaches the one that it names', async () => {
  const page = await story.openPage('/favicon.svg');
  const other = await convertSample('Second School');
  const second = snippetOf({ id: other, position: 'bottom-left', message: 'Ask the second school' });
  await page.goto(site.publish({ snippet: snippetOf() + second }));
  await launcherOf(page).waitFor();
  const heard = page.evaluate(
    () =>
      new Promise((resolve) => {
        window.GPTsite?.push(['on', 'open', resolve]);
      }),
  );
  await page.evaluate((named) => window.GPTsite?.push(['open', named]), other);
  expect(await heard).toEqual({ id: other });
  await panelOf(page).getByText('Second School').first().waitFor();
  expect(await launcherOf(page).getAttribute('aria-expanded')).toBe('false');
  await page.evaluate((named) => window.GPTsite?.push(['destroy', named]), other);
  expect(await page.getByRole('button', { name: 'Ask the second school' }).count()).toBe(0);
  expect(await launcherOf(page).count()).toBe(1);
});

test('a tag manager adds it by a call', async () => {
  const page = await story.openPage('/favicon.svg');
  const snippet = makeTagManagerSnippet({ ...defaultWidgetConfig, id, hideOn: ['/away'] }, story.url);
  const policy = `script-src 'unsafe-inline' ${story.url}`;
  await page.goto(site.publish({ snippet, policy }));
  await launcherOf(page).click();
  await panelOf(page).getByRole('log').waitFor();
});

test('a browser without the Navigation API hides it as well', async () => {
  const page = await story.openPage('/favicon.svg');
  await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
  await page.goto(site.publish({ snippet: snippetOf({ hideOn: ['*/checkout/*'] }) }));
  await launcherOf(page).waitFor();
  await page.evaluate(() => history.pushState(null, '', `${location.pathname}/checkout/pay`));
  await expect.poll(() => launcherOf(page).isVisible()).toBe(false);
});

test('hides on the paths it was told, also where pages change by script', async () => {
  const page = await visit(snippetOf({ hideOn: ['*/checkout/*'] }));
  const go = (path: string) =>
    page.evaluate((to) => history.pushState(null, '', `${location.pathname}${to}`), path);
  await go('/checkout/pay');
  await expect.poll(() => launcherOf(page).isVisible()).toBe(false);
  await page.goBack();
  await expect.poll(() => launcherOf(page).isVisible()).toBe(true);
  await page.evaluate(() => document.body.replaceWith(document.createElement('body')));
  await launcherOf(page).waitFor();
});

describe('who may show it', () => {
  test('a site that the owner has not listed gets a sentence instead of the chat', async () => {
    const page = await visit();
    const hosts: unknown[] = [];
    await page.route('**/api/widget/*', async (route) => {
      hosts.push(new URL(route.request().url()).searchParams.get('host'));
      const response = await route.fetch();
      const panel: object = await response.json();
      await route.fulfill({ response, json: { ...panel, isAllowed: false } });
    });
    await launcherOf(page).click();
    await panelOf(page).getByText('This assistant may not be shown on this website.').waitFor();
    expect(hosts).toEqual([new URL(site.origin).host]);
    expect(await panelOf(page).getByRole('textbox').count()).toBe(0);
  });

  test('no other page of ours can be framed elsewhere', async () => {
    const page = await story.openPage('/favicon.svg');
    const snippet = `<iframe title="framed" src="${story.url}/gptsite/${id}"></iframe>`;
    await page.goto(site.publish({ snippet }));
    await expect
      .poll(() => page.frames().map((frame) => frame.url()))
      .toContain('chrome-error://chromewebdata/');
  });

  test('the panel hears the page around it alone, and the page the panel alone', async () => {
    const page = await visit();
    await launcherOf(page).click();
    await panelOf(page).getByRole('log').waitFor();
    // A message that another script of the page sends itself does not come from the panel.
    await page.evaluate(() => window.postMessage({ gptsite: 'close' }, '*'));
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(await launcherOf(page).getAttribute('aria-expanded')).toBe('true');
  });

  test('the panel by itself leads to the page of the assistant', async () => {
    const page = await story.openPage(`/widget/${id}`);
    await page.waitForURL(`**/gptsite/${id}`);
  });
});

describe('no fault that axe finds', () => {
  test.each([390, 1440])('closed and open at %i px', async (width) => {
    const page = await visit(snippetOf(), { width, height: 844 });
    const faults = async () => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      return violations.map(({ id: rule, nodes }) => `${rule}: ${nodes.map(({ html }) => html).join(' ')}`);
    };
    expect(await faults()).toEqual([]);
    await launcherOf(page).click();
    await panelOf(page).getByRole('log').waitFor();
    await askIn(page, 'What is the phone number?');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await faults(), colorScheme).toEqual([]);
    }
  });
});

test('the generator shows the launcher and gives the code of what was chosen', async () => {
  const page = await story.openPage(`/help/widget?conversion=${id}`);
  await page.getByLabel('Style').selectOption('banner');
  await page.getByLabel('Position').selectOption('top-left');
  await page.getByLabel('Size').selectOption('large');
  await page.getByLabel('Custom message').fill('Ask "us" <anything>');
  await page.getByLabel('Hide on these pages').fill('/checkout/*, /login');
  await page.getByRole('tab', { name: 'Preview' }).click();
  const bar = page.locator('figure .launcher');
  await expect.poll(async () => (await bar.boundingBox())?.height).toBe(100);
  await page.getByRole('tab', { name: 'Get Code' }).click();
  const code = await page.getByRole('region', { name: 'For your pages' }).locator('code').textContent();
  expect(code).toContain(`src="${story.url}/widget.js" data-id="${id}"`);
  const foreign = await story.openPage('/favicon.svg');
  await foreign.goto(site.publish({ snippet: code ?? '' }));
  await foreign.getByRole('button', { name: 'Ask "us" <anything>' }).waitFor();
  await expectAccessible(page, 'widget-generator');
});
