import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { PageSet } from '#infra/site/route-page.ts';
import { brands } from '#shared/brands/index.ts';
import { hashInlineScripts } from './inline-scripts.ts';

/** Output of `npm run build:web`: the app, and the prerendered pages. */
export type SiteContent = { webFolder: string; pagesFolder: string };

/** Page set of neutral hosts. */
export const generalSet = 'full';
/** Unpublished file beside the pages, read by deployments and the local stack. */
export const appPathsFile = 'app-paths.json';
export const appPathsSchema = z.object({ brand: z.array(z.string()), full: z.array(z.string()) });

const distFolder = fileURLToPath(new URL('../../dist', import.meta.url));
export const siteContent: SiteContent = {
  webFolder: join(distFolder, 'web'),
  pagesFolder: join(distFolder, 'pages'),
};

/** Folder of a set's pages for visitors who come from a brand's page. */
export const findEditionFolder = (set: string, brandId: string): string => `${set}-${brandId}`;

/** A set's pages by path. Throws when none were rendered. */
export function readPageSet({ pagesFolder }: SiteContent, name: string): PageSet {
  const paths = listPages(join(pagesFolder, name));
  if (!paths.includes('/'))
    throw new Error(`The pages of ${name} are missing in ${pagesFolder}: npm run build:web`);
  const editions = Object.values(brands)
    .map(({ id, paths: names }) => ({ names, folder: findEditionFolder(name, id) }))
    .filter(({ folder }) => existsSync(join(pagesFolder, folder)));
  return {
    name,
    paths,
    editions: editions.flatMap(({ names, folder }) => names.map((brand) => ({ brand, folder }))),
    appPaths: toPathPattern(readAppPaths(pagesFolder, name)),
    editionPaths: editions.slice(0, 1).flatMap(({ folder }) => listPages(join(pagesFolder, folder))),
  };
}

/** A regular expression for all page patterns, whose parameters begin with a colon. */
export function toPathPattern(patterns: readonly string[]): string {
  const escaped = patterns.map((it) =>
    it
      .toLowerCase()
      .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+'),
  );
  return `^(?:${escaped.join('|')})$`;
}

/** Path patterns of client-rendered pages; brand hosts have other patterns than the general set. */
function readAppPaths(pagesFolder: string, set: string): string[] {
  const paths = appPathsSchema.parse(JSON.parse(readFileSync(join(pagesFolder, appPathsFile), 'utf8')));
  return set === generalSet ? paths.full : paths.brand;
}

function listPages(folder: string): string[] {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return files
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replace(/\.html$/, '')}`.replace(/^\/index$/, '/'))
    .toSorted();
}

/** `script-src` sources for the pages' inline scripts. */
export function readInlineScripts({ pagesFolder }: SiteContent): string[] {
  // The other documents have the scripts of `app.html`.
  const scripts = ['app.html', 'dashboard.html'].flatMap((name) =>
    hashInlineScripts(readFileSync(join(pagesFolder, name), 'utf8')),
  );
  return [...new Set(scripts)];
}
