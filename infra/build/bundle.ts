import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import type { Contract } from '#shared/contract/index.ts';
import { listRoutes } from '#shared/contract/index.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Areas that load packages only when they need them. Their bundles are split, so that a function starts without what
 * it may never load; in one file such packages would also change the order in which the others are set up.
 */
const splitAreas: ReadonlySet<string> = new Set<keyof Contract>(['chat']);

const options: BuildOptions = {
  absWorkingDir: root,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  minify: true,
  charset: 'utf8',
  sourcemap: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  // Some packages are CommonJS and ask for `require`, which ES modules lack.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  logLevel: 'error',
};

/** Where the bundle of a route's handler is, under the output folder. */
export function handlerFolder(area: string, action: string): string {
  return `${area}/${action}`;
}

/** Bundles the API handlers: minified ESM with source maps, one folder a function. One pass for all, and one for each that is split. */
export async function bundleHandlers(outputFolder: string): Promise<void> {
  const routes = listRoutes().map(({ area, action, file }) => ({
    source: `functions/api/${file}`,
    folder: handlerFolder(area, action),
    isSplit: splitAreas.has(area),
  }));
  const whole = build({
    ...options,
    entryPoints: routes
      .filter(({ isSplit }) => !isSplit)
      .map(({ source, folder }) => ({ in: source, out: `${folder}/index` })),
    outdir: outputFolder,
  });
  const split = routes
    .filter(({ isSplit }) => isSplit)
    .map(({ source, folder }) =>
      build({
        ...options,
        entryPoints: [{ in: source, out: 'index' }],
        outdir: `${outputFolder}/${folder}`,
        splitting: true,
      }),
    );
  await Promise.all([whole, ...split]);
}
