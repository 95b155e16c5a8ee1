import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as z from 'zod';
import { brands } from '#shared/brands/index.ts';
import { type AppAssets, readAppAssets } from './pages/app-assets.ts';
import { keepFonts, writeDeferredFonts } from './pages/deferred-fonts.ts';
import { renderDashboardStart } from './pages/early-calls.ts';
import { loadAfterPaint } from './pages/load-after-paint.ts';
import { noscriptForm } from './pages/noscript-form.ts';
import { noscriptNotice } from './pages/noscript-notice.ts';
import { renderSecurityContact } from './pages/security-contact.ts';
import { renderRobots, renderSitemap } from './pages/sitemap.ts';
import { appPathsFile, appPathsSchema, findEditionFolder } from './site-content.ts';

const distFolder = fileURLToPath(new URL('../../dist', import.meta.url));
const renderedPageSchema = z.object({
  set: z.string(),
  editionId: z.string().optional(),
  path: z.string(),
  canonicalUrl: z.url(),
  head: z.string(),
  style: z.string(),
  /** Font families of the page's first screen. */
  fonts: z.array(z.string()),
  body: z.string(),
});
const rendererSchema = z.object({
  renderPages: z.custom<() => AsyncIterable<unknown>>((it) => typeof it === 'function'),
  listAppPaths: z.custom<() => unknown>((it) => typeof it === 'function'),
});

// React only renders in production mode when this is set before it is loaded.
process.env.NODE_ENV = 'production';

/** Title of the app shell until it knows its page. */
const untitled = 'GPTsites';
/** Font of every brand's text. Without a preload, client-rendered pages request it too late to use it. */
const textFont = 'schibsted-grotesk-latin-wght-normal';

/**
 * Writes `dist/pages/app.html` (the app shell), `dashboard.html` (the shell that starts the dashboard's calls),
 * `assistant.html` (the shell with a form for browsers without JavaScript), `panel.html` (a widget's content), and every public page as `dist/pages/<set>/<path>.html`,
 * with robots.txt, sitemap.xml and security.txt per brand.
 */
async function prerenderPages(): Promise<void> {
  const webFolder = join(distFolder, 'web');
  const shell = readFileSync(join(webFolder, 'index.html'), 'utf8');
  const assets = readAppAssets(webFolder);
  const lateFontsUrl = writeDeferredFonts(webFolder, assets.css);
  const bundle: unknown = await import(pathToFileURL(join(distFolder, 'prerender/prerender.js')).href);
  const { renderPages, listAppPaths } = rendererSchema.parse(bundle);
  const fontUrls = [assets.fontUrls.get(textFont) ?? []].flat();
  const preloads = fontUrls.map(renderPreload);
  const app = shell
    .replace('<!--head-->', [`<title>${untitled}</title>`, ...preloads].join('\n    '))
    .replace('<!--page-->', '');
  const root = '<div id="root">';
  const lateFonts = `<link rel="stylesheet" media="print" data-late href="${lateFontsUrl}">`;
  // Placed after the styles, whose font faces are optional when late. The heading font isn't known before the
  // brand.
  const appPage = app
    .replace('</head>', `  ${lateFonts}\n  </head>`)
    .replace(root, `${noscriptNotice}\n    ${root}`);
  write('app.html', appPage);
  write(
    'dashboard.html',
    appPage
      .replace(preloads.join('\n    '), '')
      .replace('<title>', () => `${renderDashboardStart(webFolder, fontUrls)}\n    <title>`),
  );
  write('assistant.html', app.replace(root, `${noscriptForm}\n    ${root}`));
  write(appPathsFile, JSON.stringify(appPathsSchema.parse(listAppPaths())));
  write('panel.html', readFileSync(join(webFolder, 'panel.html'), 'utf8'));
  const addresses = new Map<string, string[]>();
  for await (const rendered of renderPages()) {
    const page = renderedPageSchema.parse(rendered);
    const { set, editionId, path, canonicalUrl } = page;
    const folder = editionId ? findEditionFolder(set, editionId) : set;
    write(
      `${folder}${path === '/' ? '/index' : path}.html`,
      fillShell(shell, page, { ...assets, lateFonts }),
    );
    addresses.set(set, [...(addresses.get(set) ?? []), canonicalUrl]);
  }
  for (const [set, urls] of addresses) {
    write(`${set}/sitemap.xml`, renderSitemap(urls));
    write(`${set}/robots.txt`, renderRobots(urls));
    write(`${set}/security.txt`, renderSecurityContact(Object.values(brands).find(({ id }) => id === set)));
  }
}

/**
 * Inlines the styles, so that the first paint waits for nothing else; code and fonts for content below come
 * later.
 */
function fillShell(
  shell: string,
  { head, style, fonts, body }: z.infer<typeof renderedPageSchema>,
  { css, stylesheetUrls, fontUrls, lateFonts }: AppAssets & { lateFonts: string },
): string {
  const firstFontUrls = fonts.flatMap((font) => fontUrls.get(font) ?? []);
  const styles = [
    ...firstFontUrls.map(renderPreload),
    `<style>${keepFonts(css, firstFontUrls)}</style>`,
    lateFonts,
  ];
  const styled = stylesheetUrls.reduce(
    (html, url) => html.replace(new RegExp(`<link rel="stylesheet"[^>]*${url}[^>]*>`), ''),
    shell,
  );
  return loadAfterPaint(styled)
    .replace('<html lang="en">', () => `<html lang="en" style="${style.replaceAll('"', '&quot;')}">`)
    .replace('<!--head-->', () => [head, ...styles].join('\n    '))
    .replace('<!--page-->', () => body);
}

function renderPreload(url: string): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`;
}

function write(name: string, text: string): void {
  const file = join(distFolder, 'pages', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

await prerenderPages();
