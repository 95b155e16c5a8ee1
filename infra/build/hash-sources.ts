import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the pages and the document reader are built from. */
export const buildSources = [
  'web',
  'shared',
  'functions',
  'infra/build',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.panel.config.ts',
];

/** A short text that changes with any file of the build's sources: by path, size and time of change. */
export function hashSources(root: string): string {
  const hash = createHash('sha256');
  for (const path of buildSources.flatMap((source) => listFiles(join(root, source)))) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function listFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return (
    readdirSync(path, { recursive: true, withFileTypes: true })
      // What reads scans is installed among the sources, and no part of the build.
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
  );
}
