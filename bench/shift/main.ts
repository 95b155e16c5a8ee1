import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { brands } from '#shared/brands/index.ts';
import { launchBrowser } from '#tests/browser/support/browser.ts';
import { spawnStack } from '#tests/support/stacks/spawn-stack.ts';
import { measureDashboard } from './measure-dashboard.ts';
import { readShifts } from './read-shifts.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
/** Longer than any page takes to paint without its fonts. */
const fontDelayMilliseconds = 2500;
/** A shift follows its font within a few frames. */
const settleMilliseconds = 700;
/** The most that a landing page may shift. */
const goal = 0.02;

/**
 * Measures how far each landing page shifts on a phone whose fonts arrive late, and the dashboard's first paint; fails
 * above the goals.
 */
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
    for (const visit of await measureDashboard(browser, stack)) {
      const { name, shift, largest, seconds, scripts, scriptKilobytes, isOver } = visit;
      console.log(
        `${name}: ${seconds.toFixed(1)} s, ${scriptKilobytes.toFixed(0)} KB of scripts in ${scripts} files, shift ${shift.toFixed(4)}${largest && ` (most: ${largest})`}`,
      );
      if (isOver) process.exitCode = 1;
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
  const shifts = await readShifts(page);
  await page.close();
  return shifts;
}

await main();
