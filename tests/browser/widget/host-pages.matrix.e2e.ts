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

async function open({ draw }: HostPage, prepare?: () => unknown): Promise<Page> {
  const page = await widget.story.openPage('/favicon.svg', { viewport });
  if (prepare) await page.addInitScript(prepare);
  await page.goto(widget.site.publish({ snippet: widget.snippetOf(), policy: '', draw }));
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
