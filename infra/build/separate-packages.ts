import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';

/** Where the copy stands. Only what is imported in it, and zod itself, is asked about here: each question costs time. */
const namespace = 'package-copy';

/**
 * Packages that load all of zod get a copy of their own. Otherwise what they need of it, its messages in fifty languages
 * among them, would be loaded at the start with what we need of it.
 */
export const separatePackages: Plugin = {
  name: 'separate-packages',
  setup(build) {
    build.onResolve({ filter: /^zod(?:\/|$)/ }, async ({ path, importer, kind, resolveDir, pluginData }) => {
      if (pluginData === 'resolved' || !importer.includes('node_modules')) return undefined;
      const file = await build.resolve(path, { importer, kind, resolveDir, pluginData: 'resolved' });
      return { path: file.path, sideEffects: file.sideEffects, namespace };
    });
    // zod names its files whole, and says of all of them that they do nothing but export.
    build.onResolve({ filter: /^\./, namespace }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path),
      sideEffects: false,
      namespace,
    }));
    build.onLoad({ filter: /./, namespace }, async ({ path }) => ({
      contents: await readFile(path, 'utf8'),
      resolveDir: dirname(path),
    }));
  },
};
