import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launcherOf, panelOf } from '../support/widget/widget-on-page.ts';
import { startWidgetStory, type WidgetStory } from '../support/widget/widget-story.ts';

let widget: WidgetStory;
beforeAll(async () => {
  widget = await startWidgetStory();
});
afterAll(async () => {
  await widget?.stop();
});

const colorOf = (page: Page) =>
  launcherOf(page).evaluate((button) => getComputedStyle(button).backgroundColor);
const panelColorOf = (page: Page) =>
  panelOf(page)
    .getByRole('button', { name: 'Send' })
    .evaluate((button) => getComputedStyle(button).backgroundColor);

/** Gives the panel the look of an organization whose website has one. */
const dress = (page: Page) =>
  page.route('**/api/widget/*', async (route) => {
    const response = await route.fetch();
    const { colors, ...panel } = await response.json();
    const json = {
      ...panel,
      colors: { ...colors, primary: '#1f4d3a' },
      logoUrl: `${widget.story.url}/favicon.svg`,
    };
    await route.fulfill({ response, json });
  });

/** Asks and closes the chat before the answer is there. */
async function askAndClose(page: Page): Promise<void> {
  let answer = () => {};
  const closed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/chat/stream', async (route) => {
    await closed;
    await route.continue();
  });
  await launcherOf(page).click();
  await panelOf(page).getByRole('textbox').fill('What is the phone number?');
  await panelOf(page).getByRole('textbox').press('Enter');
  await panelOf(page).getByText('You:').waitFor();
  await launcherOf(page).click();
  answer();
}

test('the launcher shows that it closes the chat, and counts an answer that came meanwhile', async () => {
  const page = await widget.visit();
  const icon = () => launcherOf(page).locator('path').getAttribute('d');
  const closed = await icon();
  await askAndClose(page);
  expect(await icon()).toBe(closed);
  await page.getByRole('button', { name: '(1) Chat with our AI Assistant' }).click();
  expect(await icon()).not.toBe(closed);
  expect(await launcherOf(page).textContent()).not.toContain('(1)');
});

test('where the owner switched it off, no answer is counted', async () => {
  const page = await widget.visit(widget.snippetOf({ unread: false, teaser: false }));
  const said = page.evaluate(
    () =>
      new Promise((resolve) => {
        window.GPTsite?.push([
          'on',
          'message',
          ({ sender }: { sender: string }) => sender === 'assistant' && resolve(sender),
        ]);
      }),
  );
  await askAndClose(page);
  await said;
  expect(await launcherOf(page).textContent()).not.toContain('(1)');
});

test('the launcher’s text shows for a moment to visitors from elsewhere only, and by pointing at it', async () => {
  const page = await widget.visit();
  const teaser = page.locator('.teaser');
  await teaser.waitFor({ state: 'visible' });
  await teaser.waitFor({ state: 'hidden' });
  await page.evaluate(() => location.assign(`${location.pathname}/inside`));
  await launcherOf(page).waitFor();
  expect(await launcherOf(page).evaluate((button) => button.getAnimations({ subtree: true }).length)).toBe(0);
  await launcherOf(page).hover();
  expect(await teaser.isVisible()).toBe(true);
  const quiet = await widget.visit(widget.snippetOf({ teaser: false }));
  expect(await launcherOf(quiet).evaluate((button) => button.getAnimations({ subtree: true }).length)).toBe(
    0,
  );
});

test('launcher and chat have one color: the owner’s choice, else the organization’s', async () => {
  const chosen = await widget.visit(widget.snippetOf({ color: '#7a1f5c' }));
  await launcherOf(chosen).click();
  await panelOf(chosen).getByRole('log').waitFor();
  expect(await colorOf(chosen)).toBe('rgb(122, 31, 92)');
  expect(await panelColorOf(chosen)).toBe(await colorOf(chosen));
  const unchosen = await widget.visit();
  const before = await colorOf(unchosen);
  await launcherOf(unchosen).click();
  await panelOf(unchosen).getByRole('log').waitFor();
  expect([await colorOf(unchosen), await panelColorOf(unchosen)]).toEqual([before, before]);
});

test('the chat shows the organization’s logo', async () => {
  const page = await widget.visit();
  await dress(page);
  await launcherOf(page).click();
  const logo = panelOf(page).locator('header img');
  await expect
    .poll(() => logo.evaluate((it) => it instanceof HTMLImageElement && it.naturalWidth))
    .toBeGreaterThan(0);
});

test('a key that an input method takes neither sends nor closes', async () => {
  const page = await widget.visit();
  await launcherOf(page).click();
  const field = panelOf(page).getByRole('textbox');
  await field.fill('とうきょう');
  for (const key of ['Enter', 'Escape'])
    for (const init of [{ keyCode: 229 }, { isComposing: true }])
      await field.dispatchEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  expect(await panelOf(page).getByText('You:').count()).toBe(0);
  expect(await launcherOf(page).getAttribute('aria-expanded')).toBe('true');
  expect(await field.inputValue()).toBe('とうきょう');
  await field.press('Enter');
  await panelOf(page).getByText('You:').waitFor();
});
