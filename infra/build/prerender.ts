import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as z from 'zod';
import { renderRobots, renderSitemap } from './sitemap.ts';

const distFolder = fileURLToPath(new URL('../../dist', import.meta.url));
const renderedPageSchema = z.object({
  set: z.string(),
  path: z.string(),
  canonicalUrl: z.url(),
  head: z.string(),
  style: z.string(),
  body: z.string(),
});
const rendererSchema = z.object({
  renderPages: z.custom<() => AsyncIterable<unknown>>((it) => typeof it === 'function'),
});

// React renders for production only where this is set before it is loaded.
process.env.NODE_ENV = 'production';
await prerenderPages();

/** Writes every public page as a file: `dist/pages/<set>/<path>.html`, with robots.txt and sitemap.xml per brand. */
async function prerenderPages(): Promise<void> {
  const shell = readFileSync(join(distFolder, 'web/index.html'), 'utf8');
  const bundle: unknown = await import(pathToFileURL(join(distFolder, 'prerender/prerender.js')).href);
  const { renderPages } = rendererSchema.parse(bundle);
  const addresses = new Map<string, string[]>();
  for await (const rendered of renderPages()) {
    const page = renderedPageSchema.parse(rendered);
    write(`${page.set}${page.path === '/' ? '/index' : page.path}.html`, fillShell(shell, page));
    addresses.set(page.set, [...(addresses.get(page.set) ?? []), page.canonicalUrl]);
  }
  for (const [set, urls] of addresses) {
    write(`${set}/sitemap.xml`, renderSitemap(urls));
    write(`${set}/robots.txt`, renderRobots(urls));
  }
}

function fillShell(shell: string, { head, style, body }: z.infer<typeof renderedPageSchema>): string {
  return shell
    .replace('<html lang="en">', () => `<html lang="en" style="${style.replaceAll('"', '&quot;')}">`)
    .replace('<!--head-->', () => head)
    .replace('<!--page-->', () => body);
}

function write(name: string, text: string): void {
  const file = join(distFolder, 'pages', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
