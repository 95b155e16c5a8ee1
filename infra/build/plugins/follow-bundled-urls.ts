import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

const sourceUrl = /(new URL\(\s*['"]\.\/[\w-]+)\.ts(['"],\s*import\.meta\.url\s*\))/g;

/** Sources refer to a child process's entry by URL; in the bundles its file extension changes. */
export const followBundledUrls: Plugin = {
  name: 'follow-bundled-urls',
  setup(build) {
    build.onLoad({ filter: /\/functions\/.*\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(sourceUrl, '$1.mjs$2'),
      loader: 'ts',
    }));
  },
};
