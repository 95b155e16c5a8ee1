import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectReflow } from '../support/expect-accessible.ts';
import { runAxe } from '../support/run-axe.ts';
import { ask } from '../support/trial.ts';
import { askIn, launcherOf, panelOf } from '../support/widget/widget-on-page.ts';
import { startWidgetStory, type WidgetStory } from '../support/widget/widget-story.ts';

let widget: WidgetStory;
beforeAll(async () => {
  widget = await startWidgetStory();
});
afterAll(() => widget?.stop());

test('a visitor of the assistant’s page asks with the keyboard alone, reads the source, and asks once more', async () => {
  const page = await widget.story.openPage(`/gptsite/${widget.id}`);
  expect(await page.evaluate(() => navigator.userAgent)).toContain('Firefox/');
  const log = page.getByRole('log');
  const field = page.getByRole('textbox', { name: /^Ask / });
  await field.focus();
  await page.keyboard.type('What is the phone number?');
  await page.keyboard.press('Enter');
  const sources = log.getByRole('list', { name: 'Sources' });
  const opening = page.waitForEvent('popup');
  await sources.getByRole('link').first().press('Enter');
  await (await opening).close();
  await field.fill('line');
  await field.press('Shift+Enter');
  expect(await field.inputValue()).toBe('line\n');
  await field.fill('x'.repeat(600));
  expect(await field.inputValue()).toHaveLength(500);
  expect(await ask(page, 'Do you sell purple unicorn saddles?')).toContain('could not find that');
  await page.getByRole('button', { name: 'Conversation options' }).press('Enter');
  const options = page.getByRole('dialog');
  await expect.poll(() => options.evaluate((it) => it.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await options.waitFor({ state: 'detached' });
  expect(await runAxe(page)).toEqual([]);
  await expectReflow(page);
  await page.reload();
  await log.getByText('What is the phone number?', { exact: true }).waitFor();
});

test.each([
  { name: 'a laptop', viewport: { width: 1440, height: 900 } },
  { name: 'a phone', viewport: { width: 390, height: 844 } },
])(
  'on $name a key opens the widget of a foreign page, which answers, and Escape closes it',
  async ({ viewport }) => {
    const page = await widget.visit(widget.snippetOf(), viewport);
    await launcherOf(page).press('Enter');
    const panel = panelOf(page);
    const field = panel.getByRole('textbox').last();
    await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true);
    await askIn(page, 'What is the phone number?');
    await panel.getByRole('list', { name: 'Sources' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('iframe.panel').waitFor({ state: 'hidden' });
    await expect.poll(() => launcherOf(page).evaluate((it) => it.matches(':focus'))).toBe(true);
    await launcherOf(page).click();
    await panel.getByRole('button', { name: 'Close the chat' }).click();
    await expect.poll(() => launcherOf(page).getAttribute('aria-expanded')).toBe('false');
  },
);
