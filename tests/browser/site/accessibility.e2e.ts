import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Brand } from '#shared/brands/brand.ts';
import { brands } from '#shared/brands/index.ts';
import { isLookedAt } from '../support/accessibility-sample.ts';
import { crossedLooks, expectAccessible, findFaults, type Look } from '../support/expect-accessible.ts';
import { listenToConsole } from '../support/listen-to-console.ts';
import { hostOf, listPublicPages, type PublicPage } from '../support/public-pages.ts';
import { joinStory, type Story } from '../support/start-story.ts';

let story: Story;
beforeAll(async () => {
  story = await joinStory();
});
afterAll(() => story?.stop());

/** Pages of members and staff, which their own stories check. */
const membersPath = /\/(user\/(?!login)|superadmin|admin|school)/;

/** Each page that looks like this brand, once, on its own host if possible. */
function listPagesOf(brand: Brand) {
  const isOwn = ({ host }: { host: string }) => host === hostOf(brand);
  const pages = listPublicPages()
    .filter(({ path, brand: shown }) => shown === brand && !membersPath.test(path))
    // A later entry of a map replaces an earlier one.
    .sort((one, other) => Number(isOwn(one)) - Number(isOwn(other)));
  return [...new Map(pages.map((page) => [page.title, page])).values()];
}
const allPages = Object.values(brands).map(listPagesOf);

test('every page is checked, and each brand on several pages', () => {
  const namesOf = (pages: PublicPage[]) => new Set(pages.map(({ name }) => name));
  const looked = allPages.flat().filter(isLookedAt);
  expect(namesOf(looked)).toEqual(namesOf(allPages.flat()));
  for (const pages of allPages) expect(pages.filter(isLookedAt).length).toBeGreaterThan(4);
});

/** Waits for the code of the page and of its deferred parts, because the form is whole only then. */
async function waitForCode(page: Page): Promise<void> {
  await page.locator('html[data-live]').waitFor();
  const findAndShowIsland = () => {
    const island = document.querySelector('main [data-waiting]');
    island?.scrollIntoView({ behavior: 'instant' });
    return !island;
  };
  // Polling on every frame would force layout again and again while the page loads.
  await page.waitForFunction(findAndShowIsland, undefined, { polling: 200 }).catch((cause: unknown) => {
    throw new Error(`${page.url()} did not come alive`, { cause });
  });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** Every page in both colour schemes and widths, combined differently from page to page and brand to brand. */
const looksOf = (page: number, brand: number) => crossedLooks[(page + brand) % crossedLooks.length] ?? [];

test.concurrent.for(Object.values(brands))(
  'axe finds no fault on the checked pages of $name, in light and dark, wide and narrow, and the console stays clean',
  { timeout: 1_200_000 },
  async (brand) => {
    const page = await story.openPage('/nothing');
    const faults = listenToConsole(page);
    const ofBrand = Object.values(brands).indexOf(brand);
    for (const [at, looked] of listPagesOf(brand).entries()) {
      if (!isLookedAt(looked)) continue;
      const { host, path, heading } = looked;
      await page.goto(`http://${host}:${new URL(story.url).port}${path}`);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await waitForCode(page);
      faults.push(...(await findFaults(page, host + path, looksOf(at, ofBrand))));
    }
    expect(faults).toEqual([]);
    await page.context().close();
  },
);

type State = { path: string; open: (page: Page) => Promise<unknown>; looks?: readonly Look[] };

const convert = (page: Page) => page.getByRole('button', { name: 'Convert to an assistant' }).click();
const openPlatformChat = async (page: Page) => {
  await page.getByRole('button', { name: 'Chat with the assistant of LawFirmGPT.ai' }).click();
  await page.getByLabel('Ask LawFirmGPT.ai').waitFor();
};
const submit = async (page: Page, button: string, message: string) => {
  await page.getByRole('button', { name: button }).last().click();
  await page.getByText(message).first().waitFor();
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
      await log.getByRole('listitem').nth(2).waitFor();
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
    open: (page) => submit(page, 'Send Message', 'Organization is required'),
  },
  'the trial form with errors': {
    path: '/law',
    open: (page) => submit(page, 'Start Free Trial', 'Please check the form'),
  },
  'the sign-in with errors': {
    path: '/user/login',
    open: async (page) => {
      await page.getByRole('button', { name: 'Sign In' }).click();
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
  test.concurrent.for(Object.entries(states))(
    '%s',
    async ([name, { path, open, looks = crossedLooks[1] }]) => {
      const page = await story.openPage('/nothing');
      const complaints = listenToConsole(page);
      if (name === 'the demo while it converts') await page.addInitScript(holdConversion);
      await page.goto(path);
      await waitForCode(page);
      await open(page);
      await expectAccessible(page, name, looks);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );
});
