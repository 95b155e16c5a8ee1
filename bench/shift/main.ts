import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { brands } from '#shared/brands/index.ts';
import { launchBrowser } from '#tests/browser/support/browser.ts';
import { spawnStack } from '#tests/support/stacks/spawn-stack.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
/** Longer than any page takes to paint without its fonts. */
const fontDelayMilliseconds = 2500;
/** A shift follows its font within a few frames. */
const settleMilliseconds = 700;
/** The most that a landing page may shift. */
const goal = 0.02;

/** Measures how far each landing page shifts on a phone whose fonts arrive late; fails above the goal. */
async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-shift-'));
  const stack = await spawnStack(dataDir);
  const browser = await launchBrowser();
  try {
    const { port } = new URL(stack.url);
    for (const { name, paths } of Object.values(brands)) {
      const { shift, largest } = await measureShift(browser, `http://${paths[0]}.localhost:${port}/`);
      console.log(`${name}: ${shift.toFixed(4)}${largest && ` (most: ${largest})`}`);
      if (shift > goal) process.exitCode = 1;
    }
  } finally {
    await browser.close();
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureShift(browser: Browser, url: string): Promise<{ shift: number; largest: string }> {
  const page = await browser.newPage(phone);
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, fontDelayMilliseconds));
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => document.querySelector('link[data-late][media=all]') !== null);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(settleMilliseconds);
  const shifts = await page.evaluate(
    () =>
      new Promise<{ value: number; moved: string }[]>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(
            list.getEntries().map((entry) => ({
              value: 'value' in entry ? Number(entry.value) : 0,
              moved:
                'sources' in entry && Array.isArray(entry.sources)
                  ? entry.sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ')
                  : '',
            })),
          ),
        );
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve([]), 500);
      }),
  );
  await page.close();
  const [largest] = shifts.toSorted((one, other) => other.value - one.value);
  return { shift: shifts.reduce((sum, { value }) => sum + value, 0), largest: largest?.moved ?? '' };
}

await main();
