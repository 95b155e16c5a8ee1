import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  widgetPositions,
  widgetSizeNames,
  widgetSizes,
  widgetStyles,
} from '#shared/domain/widget/widget-config.ts';
import { sample } from '#tests/support/sample.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { runAxe } from '../support/run-axe.ts';
import { findWalkFaults } from '../support/walk/walk.ts';
import { askIn, launcherOf, panelOf } from '../support/widget/widget-on-page.ts';
import { startWidgetStory, type WidgetStory } from '../support/widget/widget-story.ts';

let widget: WidgetStory;
beforeAll(async () => {
  widget = await startWidgetStory();
});
afterAll(async () => {
  await widget?.stop();
});

test('a page with a strict policy shows the launcher and loads the chat only when it is opened', async () => {
  const page = await widget.story.openPage('/favicon.svg');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const address = widget.site.publish({ snippet: widget.snippetOf() });
  await page.goto(address);
  await launcherOf(page).waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([new URL(address).pathname, '/widget.js', `/api/widget/${widget.id}/look.js`]);
  await launcherOf(page).click();
  await panelOf(page).getByRole('log').waitFor();
  await askIn(page, 'What is the phone number?');
  await panelOf(page).getByRole('list', { name: 'Sources' }).waitFor();
});

test('on a page without TLS a question is answered and carries the hash of its body', async () => {
  const page = await widget.story.openPage('/favicon.svg');
  const sent: { body: Buffer | null; hash: string | undefined }[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/api/chat/stream') return;
    sent.push({ body: request.postDataBuffer(), hash: request.headers()['x-amz-content-sha256'] });
  });
  const address = widget.site.publish({ snippet: widget.snippetOf() });
  await page.goto(address.replace('127.0.0.1', 'plain.test'));
  await launcherOf(page).click();
  await askIn(page, 'What is the phone number — please?');
  const isSecure = () => isSecureContext;
  expect(await panelOf(page).locator(':root').evaluate(isSecure)).toBe(false);
  // CloudFront refuses a question without the hash.
  expect(sent).toHaveLength(1);
  expect(sent[0]?.hash).toBe(
    createHash('sha256')
      .update(sent[0]?.body ?? '')
      .digest('hex'),
  );
});

describe('a launcher appears at its configured place:', () => {
  const viewport = { width: 1440, height: 900 };
  const combinations = widgetStyles.flatMap((style, ofStyle) =>
    widgetPositions.flatMap((position, ofPosition) =>
      widgetSizeNames.map((size, ofSize) => ({ style, position, size, turn: ofStyle + ofPosition + ofSize })),
    ),
  );
  // The sample covers each style at every place, and every pair of style, place and size.
  const tried = sample(combinations, ({ turn }) => turn % widgetSizeNames.length === 0);
  test.each(tried)('$style, $position, $size', async ({ style, position, size }) => {
    const page = await widget.visit(widget.snippetOf({ style, position, size }), viewport);
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
    // The panel covers no launcher and stays within the window's width.
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

test('a key opens it, Escape closes it, and the focus returns', async () => {
  const page = await widget.visit();
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
  await page.locator('iframe.panel').waitFor({ state: 'hidden' });
  await expect.poll(() => launcherOf(page).evaluate((it) => it.matches(':focus'))).toBe(true);
  await page.keyboard.press('Enter');
  await panelOf(page).getByRole('button', { name: 'Close the chat' }).click();
  await expect.poll(() => launcherOf(page).evaluate((it) => it.matches(':focus'))).toBe(true);
});

test('on a phone the panel fills the screen', async () => {
  const viewport = { width: 390, height: 844 };
  const page = await widget.visit(widget.snippetOf(), viewport);
  await launcherOf(page).click();
  await panelOf(page).getByRole('log').waitFor();
  expect(await page.locator('iframe.panel').boundingBox()).toEqual({ x: 0, y: 0, ...viewport });
});

test('the transcript continues on the next page where the browser lets frames store data', async () => {
  // These browsers deny storage to frames of other sites; hosts of one site behave like browsers by default.
  const ownHost = (address: string) =>
    address.replace(/\/\/(?:localhost|127\.0\.0\.1)/, '//www.edgpt.localhost');
  const snippet = widget.snippetOf().replace('//localhost', '//edgpt.localhost');
  const policy = "script-src 'self' http://edgpt.localhost:*";
  const page = await widget.story.openPage('/favicon.svg');
  await page.goto(ownHost(widget.site.publish({ snippet, policy })));
  await launcherOf(page).click();
  await askIn(page, 'What is the phone number?');
  await page.goto(ownHost(widget.site.publish({ snippet, policy })));
  await launcherOf(page).click();
  await panelOf(page).getByText('What is the phone number?', { exact: true }).waitFor();
});

test('the widget also hides in a browser without the Navigation API', async () => {
  const page = await widget.story.openPage('/favicon.svg');
  await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
  await page.goto(widget.site.publish({ snippet: widget.snippetOf({ hideOn: ['*/checkout/*'] }) }));
  await launcherOf(page).waitFor();
  await page.evaluate(() => history.pushState(null, '', `${location.pathname}/checkout/pay`));
  await expect.poll(() => launcherOf(page).isVisible()).toBe(false);
});

test('the widget hides on its configured paths, also when scripts change the page', async () => {
  const page = await widget.visit(widget.snippetOf({ hideOn: ['*/checkout/*'] }));
  const go = (path: string) =>
    page.evaluate((to) => history.pushState(null, '', `${location.pathname}${to}`), path);
  await go('/checkout/pay');
  await expect.poll(() => launcherOf(page).isVisible()).toBe(false);
  await page.goBack();
  await expect.poll(() => launcherOf(page).isVisible()).toBe(true);
  await page.evaluate(() => document.body.replaceWith(document.createElement('body')));
  await launcherOf(page).waitFor();
});

describe('embedding', () => {
  test('shows a message in place of the chat on a site that the owner has not listed', async () => {
    const page = await widget.visit();
    const hosts: unknown[] = [];
    await page.route('**/api/widget/*', async (route) => {
      hosts.push(new URL(route.request().url()).searchParams.get('host'));
      const response = await route.fetch();
      const panel: object = await response.json();
      await route.fulfill({ response, json: { ...panel, isAllowed: false } });
    });
    await launcherOf(page).click();
    await panelOf(page).getByText('This assistant may not be shown on this website.').waitFor();
    expect(hosts).toEqual([new URL(widget.site.origin).host]);
    expect(await panelOf(page).getByRole('textbox').count()).toBe(0);
  });

  test('is refused for every other page of ours', async () => {
    const page = await widget.story.openPage('/favicon.svg');
    const snippet = `<iframe title="framed" src="${widget.story.url}/gptsite/${widget.id}"></iframe>`;
    await page.goto(widget.site.publish({ snippet }));
    await expect
      .poll(() => page.frames().map((frame) => frame.url()))
      .toContain('chrome-error://chromewebdata/');
  });

  test('lets the panel accept messages only from the page around it, and the page only from the panel', async () => {
    const page = await widget.visit();
    await launcherOf(page).click();
    await panelOf(page).getByRole('log').waitFor();
    // A message that another script of the page sends to itself does not come from the panel.
    await page.evaluate(() => window.postMessage({ gptsite: 'close' }, '*'));
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(await launcherOf(page).getAttribute('aria-expanded')).toBe('true');
  });

  test('is not needed: the panel’s own address leads to the assistant’s page', async () => {
    const page = await widget.story.openPage(`/widget/${widget.id}`);
    await page.waitForURL(`**/gptsite/${widget.id}`);
  });
});

describe('axe finds no fault in the widget', () => {
  test.each([390, 1440])('closed and open at %i px', async (width) => {
    const page = await widget.visit(widget.snippetOf(), { width, height: 844 });
    const faults = async () => (await Promise.all(page.frames().map((frame) => runAxe(frame)))).flat();
    expect(await faults()).toEqual([]);
    await launcherOf(page).click();
    await panelOf(page).getByRole('log').waitFor();
    await askIn(page, 'What is the phone number?');
    // Both colour schemes, each at another width; a full run crosses them.
    for (const colorScheme of sample(
      ['light', 'dark'] as const,
      (scheme) => (scheme === 'light') === width > 640,
    )) {
      await page.emulateMedia({ colorScheme });
      expect(await faults(), colorScheme).toEqual([]);
    }
  });
});

test('every control has a name, the focus is always seen, and nothing is lost at 320 px or with wider spacing', async () => {
  const page = await widget.visit();
  await launcherOf(page).click();
  await askIn(page, 'What is the phone number?');
  const frame = page.frames().find((it) => it.url().includes('/widget/'));
  if (!frame) throw new Error('The panel is not open');
  await frame.getByRole('list', { name: 'Sources' }).waitFor();
  const tree = await frame.locator('body').ariaSnapshot();
  for (const part of [
    '- log "Conversation"',
    '- button "Close the chat"',
    '- textbox "Ask ',
    '- button "Send"',
  ]) {
    expect(tree).toContain(part);
  }
  expect(await findWalkFaults(page, { frame })).toEqual([]);
});

test('the generator shows the real widget, keeps the choices over a reload, and gives their code', async () => {
  const page = await widget.story.openPage(`/help/widget?conversion=${widget.id}`);
  await page.locator('html[data-live]').waitFor();
  const message = 'Ask "us" <anything>';
  await page.getByLabel('Domain').fill('https://www.maple.example/contact');
  await page.getByLabel('Organization name').fill('Maple School');
  await page.getByLabel('Style').selectOption('banner');
  await page.getByLabel('Position').selectOption('top-left');
  await page.getByLabel('Size').selectOption('large');
  await page.getByLabel('Custom message').fill(message);
  await page.getByLabel('Hide on these pages').fill('/checkout/*, /login');
  const preview = page.getByRole('figure', { name: 'Live preview' });
  const bar = preview.getByRole('button', { name: message });
  await expect.poll(async () => (await bar.boundingBox())?.height).toBe(100);
  const chat = preview.frameLocator('iframe.panel');
  await chat.getByRole('textbox').fill('What is the phone number?');
  await chat.getByRole('textbox').press('Enter');
  await chat.getByRole('list', { name: 'Sources' }).waitFor();
  await page.reload();
  await page.getByRole('tab', { name: 'Preview' }).click();
  // As a new visitor sees it, whatever was asked here before.
  await chat.getByRole('list', { name: 'Popular Questions' }).waitFor();
  expect(await chat.getByRole('list', { name: 'Sources' }).count()).toBe(0);
  await expect.poll(async () => (await bar.boundingBox())?.height).toBe(100);
  await page.getByRole('tab', { name: 'Get Code' }).click();
  const code = await page.getByRole('region', { name: 'Your code' }).locator('code').textContent();
  expect(code).toContain('<!-- AI assistant of Maple School for www.maple.example -->');
  expect(code).toContain(`src="${widget.story.url}/widget.js" data-id="${widget.id}"`);
  const foreign = await widget.story.openPage('/favicon.svg');
  await foreign.goto(widget.site.publish({ snippet: code ?? '' }));
  await foreign.getByRole('button', { name: message }).waitFor();
  await expectAccessible(page, 'widget-generator');
});
