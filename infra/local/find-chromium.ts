import { existsSync } from 'node:fs';
import type { BrowserProgram } from '#functions/engine/crawl/render/start-browser.ts';

const commonPlaces = [
  // Headless Chromium takes two thirds of the time for a page.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium to use: `CHROMIUM_PATH`, Playwright's, or one of this machine; undefined when there is none. */
export async function findChromium(): Promise<string | undefined> {
  const { CHROMIUM_PATH: chosen } = process.env;
  if (chosen && existsSync(chosen)) return chosen;
  // Playwright loads all it can do, a quarter of what a process of the stack takes to start.
  const { chromium } = await import('playwright-core');
  return [chromium.executablePath(), ...commonPlaces].find((path) => existsSync(path));
}

/** The browser that shows pages to the crawler; undefined when there is none. */
export async function findBrowser(): Promise<BrowserProgram | undefined> {
  const executablePath = await findChromium();
  // Chromium's sandbox refuses to run as root, which only containers do.
  return executablePath ? { executablePath, isSandboxed: process.getuid?.() !== 0 } : undefined;
}
