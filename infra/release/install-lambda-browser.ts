import { execFileSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rendererEntry } from '#infra/build/function-entries.ts';

/** Installs Chromium for Lambda beside the bundle of the function that shows pages, by its own lockfile. Throws. */
export function installLambdaBrowser(bundleFolder: string): void {
  const folder = join(bundleFolder, rendererEntry);
  for (const name of ['package.json', 'package-lock.json'])
    copyFileSync(fileURLToPath(new URL(`browser/${name}`, import.meta.url)), join(folder, name));
  execFileSync('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}
