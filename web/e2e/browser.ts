import { type Browser, chromium } from 'playwright-core';
import { findChromium } from './find-chromium.ts';

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
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium(chromium.executablePath());
  if (!executablePath) throw new Error('No Chromium found. Install it, or set CHROMIUM_PATH.');
  return chromium.launch({ executablePath, headless: true, args: quietFlags });
}
