import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const commonPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts headless Chromium: `CHROMIUM_PATH`, the browser that playwright-core installed, or one of this machine. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), headless: true, args: quietFlags });
}

function findChromium(): string {
  const places = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...commonPlaces];
  const found = places.find((place) => place && existsSync(place));
  if (!found) throw new Error('No Chromium found. Install it, or set CHROMIUM_PATH.');
  return found;
}
