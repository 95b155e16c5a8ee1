import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Makes sure that the browser stories find a Chromium: one of the system, Playwright's own, or one installed now. */
function installBrowser(): void {
  const candidates = [process.env.CHROMIUM_PATH, ...systemBrowsers, chromium.executablePath()];
  if (candidates.some((path) => path && existsSync(path))) return;
  if (tryToRun('npx', ['playwright-core', 'install', 'chromium'])) return;
  if (tryToRun('apt-get', ['update', '-qq']) && tryToRun('apt-get', ['install', '-y', '-qq', 'chromium']))
    return;
  console.error(
    'No Chromium was found or could be installed. Install one and set CHROMIUM_PATH to its program.',
  );
  process.exit(1);
}

function tryToRun(command: string, parameters: string[]): boolean {
  try {
    execFileSync(command, parameters, { stdio: 'inherit', timeout: 300_000 });
    return true;
  } catch {
    return false;
  }
}

installBrowser();
