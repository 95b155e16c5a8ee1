import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '#infra/local/find-chromium.ts';

const absentFeatures = [
  // The full browser's address bar is a page of its own, which makes opening a window twice as slow.
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  // Chromium uses only the last list, so Playwright's own entries are repeated.
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
  // Browsers treat localhost as secure; stories of a page without TLS need a host name that is not.
  '--host-resolver-rules=MAP *.test 127.0.0.1',
  `--disable-features=${absentFeatures.join(',')}`,
];

export async function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await requireChromium(),
    headless: true,
    args: [...quietFlags, ...flags],
  });
}

/** Returns `CHROMIUM_PATH`, Playwright's browser or one of this machine. Throws when there is none. */
export async function requireChromium(): Promise<string> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('No Chromium found. Install it, or set CHROMIUM_PATH.');
  return executablePath;
}
