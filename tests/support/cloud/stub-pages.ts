import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteContent } from '#infra/build/site-content.ts';
import { brandIds } from '#shared/brands/brand-names.ts';

/** A few pages of every set, with the inline script they share. */
export function stubPages(folder: string): SiteContent {
  const content = { webFolder: join(folder, 'web'), pagesFolder: join(folder, 'pages') };
  for (const shell of ['app', 'assistant', 'dashboard', 'panel'])
    writeStub(content.pagesFolder, `${shell}.html`, `<script>early()</script>the ${shell}`);
  for (const set of [...brandIds, 'full']) {
    const pages = join(content.pagesFolder, set);
    for (const page of ['index', 'about'])
      writeStub(pages, `${page}.html`, `<script>early()</script>${set} ${page}`);
    writeStub(join(pages, 'legal'), 'terms.html', `<script>early()</script>${set} terms`);
    for (const file of ['robots.txt', 'sitemap.xml', 'security.txt'])
      writeStub(pages, file, `${set} ${file}`);
  }
  for (const edition of ['law', 'tax'])
    writeStub(join(content.pagesFolder, `full-${edition}`), 'about.html', `full about for ${edition}`);
  const appPaths = [
    ...['/user/login', '/user/dashboard', '/school/dashboard', '/school-dashboard/:conversionId'],
    ...['/gptsite/:conversionId', '/gptsite/:conversionId/source/:sourceId'],
  ];
  writeStub(content.pagesFolder, 'app-paths.json', JSON.stringify({ brand: appPaths, full: appPaths }));
  writeStub(content.webFolder, 'favicon.svg', 'icon');
  writeStub(join(content.webFolder, 'assets'), 'index-1.js', 'script');
  return content;
}

/** Writes a file and its folder. */
export function writeStub(folder: string, name: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), text);
}
