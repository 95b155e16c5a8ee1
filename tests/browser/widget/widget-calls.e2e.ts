import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSnippet } from '#shared/domain/widget/make-snippet.ts';
import { defaultWidgetConfig } from '#shared/domain/widget/widget-config.ts';
import { askIn, launcherOf, panelOf } from '../support/widget/widget-on-page.ts';
import { startWidgetStory, type WidgetStory } from '../support/widget/widget-story.ts';

let widget: WidgetStory;
beforeAll(async () => {
  widget = await startWidgetStory();
});
afterAll(async () => {
  await widget?.stop();
});

describe('the widget’s GPTsite function', () => {
  const heard = (page: Page) => page.evaluate(() => Reflect.get(window, 'heard'));
  const call = (page: Page, ...queued: unknown[]) =>
    page.evaluate((given) => window.GPTsite?.push(given), queued);

  test('accepts calls before and after the widget loads, and reports events without the visitor’s words', async () => {
    const page = await widget.story.openPage('/favicon.svg');
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
    await page.goto(widget.site.publish({ snippet: widget.snippetOf() }));
    await panelOf(page).getByRole('log').waitFor();
    await expect
      .poll(() => heard(page))
      .toEqual([
        { event: 'open', id: widget.id },
        { event: 'ready', id: widget.id },
      ]);
    await askIn(page, 'What is the phone number?');
    await call(page, 'toggle');
    await expect
      .poll(() => heard(page))
      .toEqual([
        { event: 'open', id: widget.id },
        { event: 'ready', id: widget.id },
        { event: 'message', id: widget.id, sender: 'user' },
        { event: 'message', id: widget.id, sender: 'assistant' },
        { event: 'close', id: widget.id },
      ]);
    await call(page, 'destroy');
    expect(await page.locator('iframe.panel').count()).toBe(0);
    expect(await launcherOf(page).count()).toBe(0);
  });

  test('has every call as a method once it is loaded', async () => {
    const page = await widget.visit();
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

  test('reports when a visitor leaves a message', async () => {
    const page = await widget.visit();
    await page.evaluate(() => {
      Reflect.set(window, 'heard', []);
      window.GPTsite?.push(['on', 'lead', (about: object) => Reflect.get(window, 'heard').push(about)]);
    });
    await launcherOf(page).click();
    await askIn(page, 'I want to talk to a person about enrollment');
    await askIn(page, 'Ana Ruiz');
    await askIn(page, 'ana.ruiz@example.org');
    await expect.poll(() => heard(page)).toEqual([{ id: widget.id }]);
  });
});

test('several widgets on one page open independently, and a duplicate is ignored', async () => {
  const other = widget.id.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  const second = widget.snippetOf({ id: other, position: 'bottom-left', message: 'Ask the library' });
  const page = await widget.visit(widget.snippetOf() + widget.snippetOf() + second);
  expect(await launcherOf(page).count()).toBe(1);
  await page.getByRole('button', { name: 'Ask the library' }).click();
  await panelOf(page).getByText('This assistant is not available at the moment.').waitFor();
  expect(await launcherOf(page).getAttribute('aria-expanded')).toBe('false');
});

test('with several widgets each call reaches the one that it names', async () => {
  const page = await widget.story.openPage('/favicon.svg');
  const other = await widget.convert('Second School');
  const second = widget.snippetOf({ id: other, position: 'bottom-left', message: 'Ask the second school' });
  await page.goto(widget.site.publish({ snippet: widget.snippetOf() + second }));
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

test('a tag manager can add the widget by a call', async () => {
  const page = await widget.story.openPage('/favicon.svg');
  const snippet = makeSnippet(
    { ...defaultWidgetConfig, id: widget.id, hideOn: ['/away'] },
    widget.story.url,
    'tag-manager',
  );
  const policy = `script-src 'unsafe-inline' ${widget.story.url}`;
  await page.goto(widget.site.publish({ snippet, policy }));
  await launcherOf(page).click();
  await panelOf(page).getByRole('log').waitFor();
});
