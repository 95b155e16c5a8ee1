import { existsSync } from 'node:fs';

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
