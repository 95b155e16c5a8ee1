import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';

/** Namespace of the copy. Limits the plugin to zod and its imports, because each hook call costs time. */
const namespace = 'package-copy';

/**
 * Gives packages that load all of zod their own copy. Otherwise their needs, such as messages in fifty
 * languages, would load at startup with ours.
 */
export const separatePackages: Plugin = {
  name: 'separate-packages',
  setup(build) {
    build.onResolve({ filter: /^zod(?:\/|$)/ }, async ({ path, importer, kind, resolveDir, pluginData }) => {
      if (pluginData === 'resolved' || !importer.includes('node_modules')) return undefined;
      const file = await build.resolve(path, { importer, kind, resolveDir, pluginData: 'resolved' });
      return { path: file.path, sideEffects: file.sideEffects, namespace };
    });
    // zod imports its files by full name, and marks all of them as free of side effects.
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
