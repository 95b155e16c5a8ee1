import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrandByHost } from '#shared/brands/index.ts';

/** Hosts of no brand share this folder. */
const generalSet = 'full';
const plainPath = /^\/(?:[\w.-]+\/)*[\w.-]*$/;
/** What these ask for is not in a page that was rendered in advance. */
const livePages = ['conversion', 'brand'];

/** The file rendered in advance for a host and an address; undefined where the app has to render it in the browser. */
export function readPrerenderedPage(folder: string, url: URL): string | undefined {
  if (livePages.some((name) => url.searchParams.has(name))) return undefined;
  const path = url.pathname
    .toLowerCase()
    .replace(/^\/index\.html$/, '/')
    .replace(/(?<=.)\/$/, '');
  if (!plainPath.test(path) || path.includes('..')) return undefined;
  return readIfThere(join(folder, setOf(url.hostname), `${path === '/' ? '/index' : path}.html`));
}

/** robots.txt and sitemap.xml of a host. */
export function readSiteFile(folder: string, { hostname, pathname }: URL): string | undefined {
  return readIfThere(join(folder, setOf(hostname), pathname));
}

export const siteFiles: Record<string, string> = {
  '/robots.txt': 'text/plain; charset=utf-8',
  '/sitemap.xml': 'application/xml; charset=utf-8',
};

function setOf(hostname: string): string {
  return findBrandByHost(hostname)?.id ?? generalSet;
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
