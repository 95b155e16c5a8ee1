import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { PageSet } from '#infra/site/route-page.ts';
import { brands } from '#shared/brands/index.ts';
import { hashInlineScripts } from './inline-scripts.ts';

/** What `npm run build:web` left: the app, and the pages rendered in advance. */
export type SiteContent = { webFolder: string; pagesFolder: string };

/** The set of every host without a brand. */
export const generalSet = 'full';
/** Lies beside the pages; deployments and the local stack read it, and it is not published. */
export const appPathsFile = 'app-paths.json';
export const appPathsSchema = z.object({ brand: z.array(z.string()), full: z.array(z.string()) });

const distFolder = fileURLToPath(new URL('../../dist', import.meta.url));
export const siteContent: SiteContent = {
  webFolder: join(distFolder, 'web'),
  pagesFolder: join(distFolder, 'pages'),
};

/** Folder of the pages that a set shows to who comes from a brand's page. */
export function findEditionFolder(set: string, brandId: string): string {
  return `${set}-${brandId}`;
}

/** The pages of a set by their paths. Throws where none were rendered. */
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

/** A regular expression for all patterns of the page table, whose parameters begin with a colon. */
export function toPathPattern(patterns: readonly string[]): string {
  const escaped = patterns.map((it) =>
    it
      .toLowerCase()
      .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+'),
  );
  return `^(?:${escaped.join('|')})$`;
}

/** Reads the path patterns of pages that scripts draw; hosts of brands have other patterns than the general set. */
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

/** Sources of `script-src` for the scripts in the pages. */
export function readInlineScripts({ pagesFolder }: SiteContent): string[] {
  return hashInlineScripts(readFileSync(join(pagesFolder, 'app.html'), 'utf8'));
}
