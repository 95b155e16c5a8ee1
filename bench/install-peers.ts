import { execSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, 'peers');
const wanted = path.join(folder, 'package-lock.json');
const installed = path.join(folder, 'node_modules/.package-lock.json');

/** Installs the compared libraries if they are missing or older than their lock file. */
export function installPeers(): void {
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs) return;
  console.log('Installing the packages of bench/peers, once: npm --prefix bench/peers ci');
  execSync('npm ci --no-audit --no-fund', { cwd: folder, stdio: 'inherit' });
}

if (import.meta.main) installPeers();
