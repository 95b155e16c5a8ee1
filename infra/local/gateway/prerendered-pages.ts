import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findEditionFolder, generalSet } from '#infra/build/site-content.ts';
import { securityPath } from '#infra/site/route-page.ts';
import { findBrandByHost, findBrandByPath } from '#shared/brands/index.ts';

const plainPath = /^\/(?:[\w.-]+\/)*[\w.-]*$/;

/** The prerendered file of a URL; undefined when the app renders it in the browser. */
export function readPrerenderedPage(folder: string, url: URL): string | undefined {
  // Prerendered pages don't include a conversion.
  if (url.searchParams.has('conversion')) return undefined;
  const path = url.pathname
    .toLowerCase()
    .replace(/^\/index\.html$/, '/')
    .replace(/(?<=.)\/$/, '');
  if (!plainPath.test(path) || path.includes('..')) return undefined;
  const file = `${path === '/' ? '/index' : path}.html`;
  const set = setOf(url.hostname);
  const brand = findBrandByPath(url.searchParams.get('brand') ?? '');
  const edition = brand && readIfThere(join(folder, findEditionFolder(set, brand.id), file));
  return edition ?? readIfThere(join(folder, set, file));
}

/** robots.txt, sitemap.xml and security.txt of a host. */
export function readSiteFile(folder: string, { hostname, pathname }: URL): string | undefined {
  return readIfThere(join(folder, setOf(hostname), basename(pathname)));
}

export const siteFiles: Record<string, string> = {
  '/robots.txt': 'text/plain; charset=utf-8',
  '/sitemap.xml': 'application/xml; charset=utf-8',
  [securityPath]: 'text/plain; charset=utf-8',
};

/** The page set of a host. */
export const setOf = (hostname: string): string => findBrandByHost(hostname)?.id ?? generalSet;

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
