import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { crossedLooks, expectAccessible, type Look } from '../support/expect-accessible.ts';
import { isLookedAt } from '../support/site/accessibility-sample.ts';
import { expectAccessiblePages, listPagesOf, waitForCode } from '../support/site/check-public-pages.ts';
import { listenToConsole } from '../support/site/listen-to-console.ts';
import type { PublicPage } from '../support/site/public-pages.ts';
import { joinStory, type Story } from '../support/start-story.ts';

let story: Story;
beforeAll(async () => {
  story = await joinStory();
});
afterAll(() => story?.stop());

const allPages = Object.values(brands).map(listPagesOf);

test('every page is checked, and each brand on several pages', () => {
  const namesOf = (pages: PublicPage[]) => new Set(pages.map(({ name }) => name));
  const looked = allPages.flat().filter(isLookedAt);
  expect(namesOf(looked)).toEqual(namesOf(allPages.flat()));
  for (const pages of allPages) expect(pages.filter(isLookedAt).length).toBeGreaterThan(4);
});

test.for(Object.values(brands).filter((brand) => brand !== brands.edgpt))(
  'axe finds no fault on the checked pages of $name, in light and dark, wide and narrow, and the console stays clean',
  { timeout: 1_200_000 },
  (brand) => expectAccessiblePages(story, brand),
);

type State = { path: string; open: (page: Page) => Promise<unknown>; looks?: readonly Look[] };

const convert = (page: Page) => page.getByRole('button', { name: 'Convert to an assistant' }).click();
const openPlatformChat = async (page: Page) => {
  await page.getByRole('button', { name: 'Chat with the assistant of LawFirmGPT.ai' }).click();
  await page.getByLabel('Ask LawFirmGPT.ai').waitFor();
};
const states: Record<string, State> = {
  'the platform chat with an answer': {
    path: '/law',
    open: async (page) => {
      await openPlatformChat(page);
      await page.getByLabel('Ask LawFirmGPT.ai').fill('What does the Gold plan cost?');
      await page.keyboard.press('Enter');
      await page.getByText(/^Confidence \d+%$/).waitFor();
    },
  },
  'the prompt enhancer beside the chat': {
    path: '/law',
    open: async (page) => {
      await openPlatformChat(page);
      await page.getByRole('button', { name: 'Enhance Prompt' }).click();
      const modal = page.getByRole('dialog', { name: 'Enhance Prompt' });
      await modal.getByLabel('Your prompt').fill('fees');
      await modal.getByRole('button', { name: 'Enhance' }).click();
      await modal.getByRole('button', { name: 'Apply' }).waitFor();
    },
  },
  'the support chat with an answer': {
    path: '/law',
    open: async (page) => {
      await page.getByRole('button', { name: 'Live Chat' }).click();
      await page.getByRole('button', { name: 'What does the trial include?' }).click();
      const log = page.getByRole('log', { name: 'Support conversation' });
      await log.locator('[data-message]').nth(2).waitFor();
    },
  },
  'the explainer of GPT': {
    path: '/law',
    open: async (page) => {
      await page.getByRole('button', { name: 'Why GPT?' }).click();
      await page.getByRole('dialog', { name: 'Why GPT?' }).waitFor();
    },
  },
  'the start of a trial from the showcase': {
    path: '/showcase',
    open: async (page) => {
      await page.getByRole('button', { name: /^Start a trial with/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'the menu of a phone': {
    path: '/law',
    looks: crossedLooks.flat().filter(({ width }) => width === 390),
    open: async (page) => {
      await page.setViewportSize({ width: 390, height: 900 });
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('button', { name: 'Close menu' }).waitFor();
    },
  },
  'the demo while it converts': {
    path: '/law',
    open: async (page) => {
      await convert(page);
      await page.getByRole('progressbar', { name: /becomes an assistant$/ }).waitFor();
    },
  },
  'the demo after it': {
    path: '/edgpt',
    open: async (page) => {
      await convert(page);
      await page.getByRole('button', { name: 'Try Another URL' }).waitFor();
    },
  },
  'the contact form with errors': {
    path: '/contact',
    open: async (page) => {
      await page.getByRole('button', { name: 'Send Message' }).last().click();
      await page.getByText('Organization is required').first().waitFor();
    },
  },
  'the sign-in with errors': {
    path: '/user/login',
    open: async (page) => {
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
};

/** Pauses the simulated conversion, which ticks every 800 ms, while axe runs. */
function holdConversion() {
  const schedule = window.setInterval.bind(window);
  const hold = (run: TimerHandler, milliseconds?: number) =>
    schedule(run, milliseconds === 800 ? 600_000 : milliseconds);
  Object.assign(window, { setInterval: hold });
}

describe('axe finds no fault in what opens on a page, and the console stays clean', () => {
  test.for(Object.entries(states))('%s', async ([name, { path, open, looks = crossedLooks[1] }]) => {
    const page = await story.openPage('/nothing');
    const complaints = listenToConsole(page);
    if (name === 'the demo while it converts') await page.addInitScript(holdConversion);
    await page.goto(path);
    await waitForCode(page);
    await open(page);
    await expectAccessible(page, name, looks);
    expect(complaints).toEqual([]);
  });
});
