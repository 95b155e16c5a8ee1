import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { listRoutes } from '#shared/contract/index.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where the bundle of a route's handler is, under the output folder. */
export function handlerFolder(area: string, action: string): string {
  return `${area}/${action}`;
}

/** Bundles every API handler in one esbuild pass: minified ESM with source maps, one folder a function. */
export async function bundleHandlers(outputFolder: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: listRoutes().map(({ area, action, file }) => ({
      in: `functions/api/${file}`,
      out: `${handlerFolder(area, action)}/index`,
    })),
    outdir: outputFolder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    sourcemap: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    // Some packages are CommonJS and ask for `require`, which ES modules lack.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
}
