import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { brands } from '#shared/brands/index.ts';
import { widgetScriptPath } from '#shared/domain/widget/widget-config.ts';

/**
 * One classic script, so that a page needs a single element; targets browsers with constructable style sheets
 * in shadow trees.
 */
const { outputFiles } = await build({
  absWorkingDir: fileURLToPath(new URL('../..', import.meta.url)),
  entryPoints: ['web/widget/main.ts'],
  define: { homeOrigin: JSON.stringify(`https://${brands.gpt.domain}`) },
  bundle: true,
  write: false,
  minify: true,
  tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
  format: 'iife',
  target: ['chrome100', 'firefox101', 'safari16.4'],
  logLevel: 'error',
});
const [script] = outputFiles;
if (!script) throw new Error('The widget was not built');
const folder = new URL('../../dist/web', import.meta.url);
mkdirSync(folder, { recursive: true });
// Minified code has lines only in its style sheet, which needs none.
writeFileSync(`${fileURLToPath(folder)}${widgetScriptPath}`, script.text.replaceAll('\n', ''));
