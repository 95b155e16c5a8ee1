import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

const sourceUrl = /(new URL\(\s*['"]\.\/[\w-]+)\.ts(['"],\s*import\.meta\.url\s*\))/g;

/** Sources name a process's entry beside them by its URL; in the bundles it is beside them with their ending. */
export const followBundledUrls: Plugin = {
  name: 'follow-bundled-urls',
  setup(build) {
    build.onLoad({ filter: /\/functions\/.*\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(sourceUrl, '$1.mjs$2'),
      loader: 'ts',
    }));
  },
};
