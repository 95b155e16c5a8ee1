import { type Browser, chromium } from 'playwright-core';
import { findChromium } from './find-chromium.ts';

const absentFeatures = [
  // Its address bar is a page of its own, which takes each new window twice as long as the page that is looked at.
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  // Chromium hears the last list alone: these are Playwright's own.
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];

const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${absentFeatures.join(',')}`,
];

/** Starts headless Chromium. */
export async function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: requireChromium(),
    headless: true,
    args: [...quietFlags, ...flags],
  });
}

/** `CHROMIUM_PATH`, the browser that playwright-core installed, or one of this machine. Throws when there is none. */
export function requireChromium(): string {
  const executablePath = findChromium(chromium.executablePath());
  if (!executablePath) throw new Error('No Chromium found. Install it, or set CHROMIUM_PATH.');
  return executablePath;
}
