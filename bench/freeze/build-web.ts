import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What `npm run build:web` writes. */
export const distFolder = fileURLToPath(new URL('../../dist', import.meta.url));

let built: Promise<unknown> | undefined;

/** Builds the web once per process, without pages left over from an earlier build. */
export async function buildWeb(): Promise<void> {
  built ??= build();
  await built;
}

async function build(): Promise<void> {
  rmSync(`${distFolder}/pages`, { recursive: true, force: true });
  await promisify(execFile)('npm', ['run', '--silent', 'build:web'], { cwd: root });
}
