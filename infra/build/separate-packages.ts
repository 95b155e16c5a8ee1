import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

const suffix = '?package';

/**
 * Packages that load all of zod get a copy of their own. Otherwise what they need of it, its messages in fifty languages
 * among them, would be loaded at the start with what we need of it.
 */
export const separatePackages: Plugin = {
  name: 'separate-packages',
  setup(build) {
    build.onResolve({ filter: /^(?:zod(?:\/|$)|\.)/ }, async ({ path, importer, pluginData, ...from }) => {
      const isOfCopy = pluginData === suffix;
      const beginsCopy = path.startsWith('zod') && importer.includes('node_modules');
      if (pluginData === 'resolved' || !(isOfCopy || beginsCopy)) return undefined;
      const { kind, resolveDir } = from;
      const resolved = await build.resolve(path, { importer, kind, resolveDir, pluginData: 'resolved' });
      return { ...resolved, suffix };
    });
    build.onLoad({ filter: /\/node_modules\/zod\/.*\.js$/ }, async (file) =>
      file.suffix === suffix
        ? { contents: await readFile(file.path, 'utf8'), pluginData: suffix }
        : undefined,
    );
  },
};
