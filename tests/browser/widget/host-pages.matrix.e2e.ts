import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  dialogPage,
  drawHydratedPage,
  guardedPage,
  type HostPage,
  hostPages,
} from '../support/widget/host-pages.ts';
import { launcherOf, panelOf } from '../support/widget/widget-on-page.ts';
import { startWidgetStory, type WidgetStory } from '../support/widget/widget-story.ts';

let widget: WidgetStory;
beforeAll(async () => {
  widget = await startWidgetStory();
});
afterAll(async () => {
  await widget?.stop();
});

const viewport = { width: 1280, height: 800 };
const noTopLayer = () => Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');

async function open({ draw, headers }: HostPage, prepare?: () => unknown): Promise<Page> {
  const page = await widget.story.openPage('/favicon.svg', { viewport });
  if (prepare) await page.addInitScript(prepare);
  await page.goto(widget.site.publish({ snippet: widget.snippetOf(), policy: '', draw, headers }));
  return page;
}

/** The launcher is in its corner of the window, whole and above everything. */
async function expectInCorner(page: Page): Promise<void> {
  await expect
    .poll(() => launcherOf(page).boundingBox())
    .toEqual({ x: viewport.width - 80, y: viewport.height - 80, width: 60, height: 60 });
  const on = await page.evaluate(
    () => document.elementFromPoint(innerWidth - 50, innerHeight - 50)?.localName,
  );
  expect(on).toBe('gptsite-widget');
}

async function expectOpens(page: Page): Promise<void> {
  await page.mouse.click(viewport.width - 50, viewport.height - 50);
  await panelOf(page).getByRole('log').waitFor();
  const panel = await page.locator('iframe.panel').boundingBox();
  expect(panel).toMatchObject({ x: viewport.width - 420, width: 400, height: 640 });
}

describe('the launcher stands in its corner and opens the chat on a page that', () => {
  const old = hostPages.filter(({ name }) => /empty|!important|transformed|left|head,/.test(name));
  const visits = [
    ...hostPages.map((page) => ({ ...page, prepare: undefined })),
    ...old.map((page) => ({
      ...page,
      name: `${page.name}, in a browser without popovers`,
      prepare: noTopLayer,
    })),
  ];
  test.each(visits)('$name', async ({ prepare, ...shown }) => {
    const page = await open(shown, prepare);
    await launcherOf(page).waitFor();
    await page.waitForLoadState('load');
    await expectInCorner(page);
    await expectOpens(page);
    await page.context().close();
  });
});

test('a page that a framework draws anew keeps the launcher', async () => {
  const page = await open(await drawHydratedPage());
  await launcherOf(page).waitFor();
  await page.evaluate(() => Reflect.get(window, 'hydrate')());
  await page.locator('#told').getByText('browser').waitFor();
  await expectInCorner(page);
  await expectOpens(page);
});

test('a page that removes the widget each time gets it back without locking up, and for good after destroy', async () => {
  const page = await open(guardedPage);
  const removals = () => page.evaluate(() => Number(Reflect.get(window, 'removals') ?? 0));
  await expect.poll(removals).toBeGreaterThanOrEqual(2);
  const [before, started] = [await removals(), Date.now()];
  await expect.poll(removals).toBeGreaterThan(before);
  expect(await removals()).toBeLessThan(before + 3 + (Date.now() - started) / 400);
  await page.evaluate(() => window.GPTsite?.push(['destroy']));
  const last = await removals();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 700)));
  expect(await removals()).toBe(last);
});

test('a widget that the page removes comes back with its panel, and not after destroy', async () => {
  const page = await open({ name: 'plain', draw: hostPages[0]?.draw ?? String });
  const remove = () => page.evaluate(() => document.querySelector('gptsite-widget')?.remove());
  await launcherOf(page).click();
  await panelOf(page).getByRole('log').waitFor();
  await remove();
  await panelOf(page).getByRole('log').waitFor();
  await expectInCorner(page);
  await page.evaluate(() => window.GPTsite?.push(['destroy']));
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 700)));
  expect(await page.locator('gptsite-widget').count()).toBe(0);
});

test.each(['before', 'after'])(
  'a modal dialog opened %s the widget stands covers it until it closes',
  async (when) => {
    const page = await open(dialogPage, () => {
      if (when === 'before')
        addEventListener('DOMContentLoaded', () => document.querySelector('dialog')?.showModal());
    });
    await page.waitForLoadState('load');
    await launcherOf(page).waitFor();
    await page.evaluate(() => {
      const dialog = document.querySelector('dialog');
      if (!dialog?.open) dialog?.showModal();
    });
    const onCorner = () =>
      page.evaluate(() => document.elementFromPoint(innerWidth - 50, innerHeight - 50)?.localName);
    expect(await onCorner()).toBe('dialog');
    const seen = await page.screenshot({
      clip: { x: viewport.width - 90, y: viewport.height - 90, width: 80, height: 80 },
    });
    await page.evaluate(() => document.querySelector('gptsite-widget')?.remove());
    await page.waitForFunction(() => document.querySelector('gptsite-widget'));
    expect(
      seen.equals(
        await page.screenshot({
          clip: { x: viewport.width - 90, y: viewport.height - 90, width: 80, height: 80 },
        }),
      ),
    ).toBe(true);
    await page.getByRole('button', { name: 'No, thanks' }).click();
    await expectInCorner(page);
    await expectOpens(page);
  },
);

describe('where a page breaks the script or allows no frame', () => {
  const home = 'https://gptsites.ai';
  const names = { copy: '/copy/widget.js', merged: '/merged.js', module: '/module.js' };

  /** A page of another origin that serves the script itself; our own site is this stack. */
  async function openCopy(draw: (files: typeof names) => string): Promise<Page> {
    const { story, site } = widget;
    const page = await story.openPage('/favicon.svg', { viewport });
    const script = await (await page.request.get('/widget.js')).text();
    await page.route(`${site.origin}/**/*.js`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script }),
    );
    await page.route(`${home}/**`, async (route) =>
      route.fulfill({ response: await route.fetch({ url: route.request().url().replace(home, story.url) }) }),
    );
    await page.goto(site.publish({ snippet: draw(names), policy: '' }));
    return page;
  }
  const queued = () =>
    `<script>(window.GPTsite = window.GPTsite || []).push(['create', { id: '${widget.id}' }])</script>`;

  test.each([
    [
      'serves a copy of the script',
      ({ copy }) => `<script async src="${copy}" data-id="${widget.id}"></script>`,
    ],
    [
      'merges the script into a file of its own',
      ({ merged }) => `${queued()}<script src="${merged}"></script>`,
    ],
    [
      'bundles the script as a module',
      ({ module }) => `${queued()}<script type="module" src="${module}"></script>`,
    ],
  ] satisfies [string, (files: typeof names) => string][])(
    'a page that %s has the widget from our own site',
    async (_, draw) => {
      const page = await openCopy(draw);
      await launcherOf(page).waitFor();
      await expectInCorner(page);
      await launcherOf(page).click();
      const frame = await page.locator('iframe.panel').getAttribute('src');
      expect(frame).toBe(`${home}/widget/${widget.id}`);
    },
  );

  const inTab = /in a new tab: this page can’t show it/;
  test.each(['file', 'sandboxed frame'])('a %s opens the assistant in a tab, and says why', async (kind) => {
    const { story, site } = widget;
    const page = await story.openPage('/favicon.svg', { viewport });
    const body = `<!doctype html><title>Offline</title><h1>Offline</h1>${widget.snippetOf()}`;
    if (kind === 'file') {
      const file = join(mkdtempSync(join(tmpdir(), 'gptsites-page-')), 'page.html');
      writeFileSync(file, body);
      await page.goto(pathToFileURL(file).href);
    } else {
      const framed = site.publish({ snippet: body, policy: '' });
      const sandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
      const snippet = `<iframe title="Preview" width="800" height="600" sandbox="${sandbox}" src="${framed}"></iframe>`;
      await page.goto(site.publish({ snippet, policy: '' }));
    }
    const place = kind === 'file' ? page : page.frameLocator('iframe');
    const tab = page.context().waitForEvent('page');
    await place.getByRole('button', { name: inTab }).click();
    await (await tab).getByRole('log', { name: 'Conversation' }).waitFor();
    expect((await tab).url()).toBe(`${story.url}/gptsite/${widget.id}`);
  });
});
