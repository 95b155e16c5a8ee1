import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const suffix = '?bundled';
const zodWithoutEval = fileURLToPath(new URL('../../web/zod-without-eval.ts', import.meta.url));

/** Vite plugin: `import page from './page.html?bundled'` is the page as one text, with its script in it. */
export function bundledPages(): Plugin {
  return {
    name: 'bundled-pages',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith(suffix) && importer ? `\0${join(dirname(importer), source)}` : undefined,
    load: async (id) =>
      id.endsWith(suffix) && id.startsWith('\0')
        ? `export default ${JSON.stringify(await bundlePage(id.slice(1, -suffix.length)))};`
        : undefined,
  };
}

/** A page that runs from a disk: no module and no address may remain in it. */
async function bundlePage(path: string): Promise<string> {
  const html = await readFile(path, 'utf8');
  const [element, source = ''] = /<script src="(.*?)"><\/script>/.exec(html) ?? [];
  if (!element) throw new Error(`${path} has no script`);
  const { outputFiles } = await build({
    entryPoints: [join(dirname(path), source)],
    ...{ bundle: true, minify: true, write: false, format: 'iife' },
    target: ['chrome110', 'firefox115', 'safari16.4'],
    plugins: [
      {
        name: 'zod-without-eval',
        setup: ({ onResolve }) => onResolve({ filter: /^zod$/ }, () => ({ path: zodWithoutEval })),
      },
    ],
    logLevel: 'error',
  });
  const script = outputFiles[0]?.text.replaceAll('</script', '<\\/script') ?? '';
  return html.replace(element, () => `<script>${script}</script>`);
}
