import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { sampleInTurn } from '#tests/support/sample.ts';
import { findDestructiveToast } from '../support/find-destructive-toast.ts';
import { pressOffline } from '../support/press-offline.ts';
import { hostOf, listPublicPages } from '../support/site/public-pages.ts';
import { joinSampleStory, type Story } from '../support/start-story.ts';
import { ask } from '../support/trial.ts';

let story: Story;
let assistantPath: string;
beforeAll(async () => {
  ({ story, assistantPath } = await joinSampleStory());
});
afterAll(() => story?.stop());

/** Code that no page needs at first. */
const isChunk = (url: URL) => /^\/assets\/(?!index-).*\.js$/.test(url.pathname);
const blockChunks = (page: Page) => page.route(isChunk, (route) => route.abort());

test('a question asked without a connection says so, with what was asked, and is answered after it is back', async () => {
  const page = await story.openFreshPage(assistantPath);
  await page.getByRole('list', { name: 'Popular Questions' }).waitFor();
  await page.context().setOffline(true);
  expect(await ask(page, 'What is the phone number?')).toContain('I encountered a technical issue');
  const toast = await findDestructiveToast(page, 'Connection Error');
  // Whoever reaches it keeps it.
  await page.keyboard.press('F8');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const covered = await toast.evaluate((it) => {
      const box = it.getBoundingClientRect();
      const inChat = document.querySelectorAll('main button, main textarea, [data-composer] *');
      return [...inChat].flatMap((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const isApart = right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom;
        return isApart || it.contains(control) ? [] : [control.outerHTML.slice(0, 80)];
      });
    });
    expect(covered, `at ${width} pixels`).toEqual([]);
  }
  await page.keyboard.press('Escape');
  await toast.waitFor({ state: 'detached' });
  await page.getByRole('log').getByText('What is the phone number?', { exact: true }).waitFor();
  await page.context().setOffline(false);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('list', { name: 'Sources' }).waitFor();
});

test('a part whose code cannot be loaded has a note in its place, and loads on request and when the connection is back', async () => {
  const page = await story.openFreshPage('/law');
  await page.locator('html[data-live]').waitFor();
  await blockChunks(page);
  const open = page.getByRole('button', { name: 'Why GPT?' });
  const note = page.getByRole('alert').filter({ hasText: 'This part couldn’t be loaded.' });
  const dialog = page.getByRole('dialog', { name: 'Why GPT?' });
  await open.click();
  await note.getByRole('button', { name: 'Close' }).click();
  await note.waitFor({ state: 'detached' });
  await open.click();
  await note.getByRole('button', { name: 'Try again' }).click();
  await note.waitFor();
  await page.unroute(isChunk);
  await note.getByRole('button', { name: 'Try again' }).click();
  await dialog.waitFor();
  await page.keyboard.press('Escape');

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Chat with the assistant of LawFirmGPT.ai' }).click();
  await note.waitFor();
  await page.context().setOffline(false);
  await page.getByRole('dialog', { name: 'Chat with LawFirmGPT.ai' }).waitFor();
});

test('the trial form keeps what was typed while its code cannot be loaded', async () => {
  const page = await story.openPage('/nothing');
  await page.route('**/assets/trial-island*.js', (route) => route.abort());
  await page.goto('/law');
  await page.getByLabel('Your name').fill('Elena Marsh');
  await findDestructiveToast(page, 'Connection Error');
  await page.unroute('**/assets/trial-island*.js');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.locator('#trial-form > :not([data-waiting]) form').waitFor();
  expect(await page.getByLabel('Your name').inputValue()).toBe('Elena Marsh');
});

test('the support chat answers a question without a connection with how to reach a person', async () => {
  const page = await story.openPage('/law');
  await page.getByRole('button', { name: 'Live Chat' }).click();
  const support = page.getByRole('dialog', { name: /support/i });
  await support.getByRole('textbox').fill('What does it cost?');
  await page.context().setOffline(true);
  await page.keyboard.press('Enter');
  await support
    .getByText("I apologize, but I'm having trouble connecting right now.", { exact: false })
    .waitFor();
  await support.getByText('What does it cost?').waitFor();
});

describe('no page goes blank', () => {
  const ofBrand = listPublicPages().filter(({ host, leadsTo }) => host === hostOf(brands.law) && !leadsTo);
  const pages = [...new Map(ofBrand.map((it) => [it.name, it])).values()];
  const open = (page: Page, { host, path }: { host: string; path: string }) =>
    page.goto(`http://${host}:${new URL(story.url).port}${path}`);

  test('when its code cannot be loaded', async () => {
    const page = await story.openPage('/nothing');
    await blockChunks(page);
    for (const [, { name, heading, ...address }] of sampleInTurn(pages, 0)) {
      await open(page, address);
      // The page for a wrong address is in the first bundle.
      const shown = name === 'notFound' ? heading : 'Oops! Something went wrong';
      await page.getByRole('heading', { level: 1, name: shown }).waitFor();
    }
  });

  test('whatever is pressed without a connection', { timeout: 600_000 }, async () => {
    const page = await story.openFreshPage('/nothing');
    const lost: Record<string, string[]> = {};
    const assistant = { host: hostOf(brands.edgpt), path: assistantPath, heading: '' };
    const sampled = sampleInTurn(pages, 2).map(([, it]) => it);
    for (const { heading, ...address } of [assistant, ...sampled]) {
      await open(page, address);
      await page.getByRole('heading', { level: 1, name: heading }).first().waitFor();
      await page.locator('html[data-live]').waitFor();
      const buttons = await pressOffline(page);
      if (buttons.length > 0) lost[address.path] = buttons;
    }
    expect(lost).toEqual({});
  });
});
