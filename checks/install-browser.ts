import { execFileSync } from 'node:child_process';
import { findChromium } from '../infra/local/find-chromium.ts';

/** Makes sure that browser stories find a Chromium: one of the machine, or a new installation. */
async function installBrowser(): Promise<void> {
  if (await findChromium()) return;
  // Debian's package brings the libraries that a slim image lacks; Playwright's own download does not.
  const isRoot = process.getuid?.() === 0;
  if (
    isRoot &&
    tryToRun('apt-get', ['update', '-qq']) &&
    tryToRun('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'])
  )
    return;
  if (tryToRun('npx', ['playwright-core', 'install', '--with-deps', 'chromium'])) return;
  console.error(
    'No Chromium was found or could be installed. Install one, or set CHROMIUM_PATH to its program.',
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

await installBrowser();
