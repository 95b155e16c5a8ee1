import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { followBundledUrls } from './follow-bundled-urls.ts';
import { listFunctions } from './function-entries.ts';

/** Where the bundles of a deployment are. */
export const bundleFolder = fileURLToPath(new URL('../../dist/functions', import.meta.url));

const options = {
  absWorkingDir: fileURLToPath(new URL('../..', import.meta.url)),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  minify: true,
  charset: 'utf8',
  sourcemap: true,
  sourcesContent: false,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  mainFields: ['module', 'main'],
  // Some packages are CommonJS and ask for `require`, which ES modules lack.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  plugins: [followBundledUrls],
  metafile: true,
  logLevel: 'error',
} as const satisfies BuildOptions;

/** What esbuild tells of its outputs: sizes, and what of which package is in them. Paths are relative to the project. */
export type BundleReport = Metafile['outputs'];

/**
 * Bundles every function: minified ESM with source maps, one folder a function, nothing shared between them. One pass
 * for all, and one for each that is split: in one file, packages that are loaded late would be loaded early.
 */
export async function bundleFunctions(outdir = bundleFolder): Promise<BundleReport> {
  const { whole = [], split = [] } = Object.groupBy(listFunctions(), ({ isSplit }) =>
    isSplit ? 'split' : 'whole',
  );
  const results = await Promise.all([
    build({
      ...options,
      outdir,
      entryPoints: whole.flatMap(({ entry, sources }) =>
        Object.entries(sources).map(([name, source]) => ({ in: source, out: `${entry}/${name}` })),
      ),
    }),
    ...split.map(({ entry, sources }) =>
      build({
        ...options,
        outdir: `${outdir}/${entry}`,
        splitting: true,
        entryPoints: Object.entries(sources).map(([name, source]) => ({ in: source, out: name })),
      }),
    ),
  ]);
  return Object.assign({}, ...results.map(({ metafile }) => metafile.outputs));
}
