import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { hashSources } from './hash-sources.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stampFile = `${root}/dist/built-from.json`;
const execute = promisify(execFile);
const run = (...args: string[]) => execute(process.execPath, args, { cwd: root });
const vite = (...args: string[]) =>
  run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...args);

/** Builds the pages of every brand and the widget into `dist`. Throws with what a step printed. */
export async function buildPages(): Promise<void> {
  await buildCode();
  await Promise.all([renderPages(), run('infra/build/compress-assets.ts')]);
}

async function buildCode(): Promise<void> {
  // Unfinished, it is nobody's build.
  rmSync(stampFile, { force: true });
  await Promise.all([
    vite(),
    vite('--config', 'vite.panel.config.ts'),
    vite('--ssr', 'src/prerender.tsx', '--outDir', '../dist/prerender'),
    run('infra/build/bundle-widget.ts'),
  ]);
}

const renderPages = () => run('infra/build/prerender.ts');

/**
 * Builds the pages and the document reader for this machine, unless they stand as their sources do; `onBuild` is called
 * before.
 */
export async function buildIfChanged(onBuild: () => void): Promise<void> {
  const sources = hashSources(root);
  if (readStamp() === sources) return;
  onBuild();
  await buildCode();
  await Promise.all([renderPages(), run('infra/build/reader/bundle-reader.ts')]);
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, sources);
}

function readStamp(): string | undefined {
  try {
    return readFileSync(stampFile, 'utf8');
  } catch {
    return undefined;
  }
}
