import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { widgetScriptPath } from '#shared/domain/widget/widget-config.ts';

/**
 * One classic script, so that a page needs a single element; targets browsers with constructable style sheets
 * in shadow trees.
 */
await build({
  absWorkingDir: fileURLToPath(new URL('../..', import.meta.url)),
  entryPoints: ['web/widget/main.ts'],
  outfile: `dist/web${widgetScriptPath}`,
  bundle: true,
  minify: true,
  format: 'iife',
  target: ['chrome100', 'firefox101', 'safari16.4'],
  logLevel: 'error',
});
