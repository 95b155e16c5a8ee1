import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { BrowserProgram } from '#functions/engine/crawl/render/drive-browser.ts';

const commonPlaces = [
  // Headless Chromium takes two thirds of the time for a page.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium to use: `CHROMIUM_PATH`, the given one, or one of this machine; undefined when there is none. */
export function findChromium(ownPath: string): string | undefined {
  return [process.env.CHROMIUM_PATH, ownPath, ...commonPlaces].find((path) => path && existsSync(path));
}

/** The browser that shows pages to the crawler; undefined when there is none. */
export function findBrowser(): BrowserProgram | undefined {
  const executablePath = findChromium(chromium.executablePath());
  // Chromium's sandbox refuses to run as root, which only containers do.
  return executablePath ? { executablePath, isSandboxed: process.getuid?.() !== 0 } : undefined;
}
