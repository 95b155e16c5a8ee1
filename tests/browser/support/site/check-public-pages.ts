import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Brand } from '#shared/brands/brand.ts';
import { brands } from '#shared/brands/index.ts';
import { crossedLooks, findFaults } from '../expect-accessible.ts';
import type { Story } from '../start-story.ts';
import { isLookedAt } from './accessibility-sample.ts';
import { listenToConsole } from './listen-to-console.ts';
import { hostOf, listPublicPages } from './public-pages.ts';

/** Pages of members and staff, which their own stories check. */
const membersPath = /\/(user\/(?!login)|superadmin|admin|school)/;

/** Each page that looks like this brand, once, on its own host if possible. */
export function listPagesOf(brand: Brand) {
  const isOwn = ({ host }: { host: string }) => host === hostOf(brand);
  const pages = listPublicPages()
    .filter(({ path, brand: shown }) => shown === brand && !membersPath.test(path))
    // A later entry of a map replaces an earlier one.
    .sort((one, other) => Number(isOwn(one)) - Number(isOwn(other)));
  return [...new Map(pages.map((page) => [page.title, page])).values()];
}

/** Waits for the code of the page and of its deferred parts, because the form is whole only then. */
export async function waitForCode(page: Page): Promise<void> {
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

/** Expects axe to find no fault on the public pages of a brand that this run looks at, and nothing in the console. */
export async function expectAccessiblePages(story: Story, brand: Brand): Promise<void> {
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
}
