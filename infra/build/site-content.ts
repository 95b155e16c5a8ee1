import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageSet } from '#infra/site/route-page.ts';
import { hashInlineScripts } from './inline-scripts.ts';

/** What `npm run build:web` left: the app, and the pages rendered in advance. */
export type SiteContent = { webFolder: string; pagesFolder: string };

const distFolder = fileURLToPath(new URL('../../dist', import.meta.url));
export const siteContent: SiteContent = {
  webFolder: join(distFolder, 'web'),
  pagesFolder: join(distFolder, 'pages'),
};

/** The pages of a set by their paths. Throws where none were rendered. */
export function readPageSet({ pagesFolder }: SiteContent, name: string): PageSet {
  const folder = join(pagesFolder, name);
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const paths = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replace(/\.html$/, '')}`.replace(/^\/index$/, '/'))
    .toSorted();
  if (!paths.includes('/'))
    throw new Error(`The pages of ${name} are missing in ${pagesFolder}: npm run build:web`);
  return { name, paths };
}

/** Sources of `script-src` for the scripts in the pages. */
export function readInlineScripts({ pagesFolder }: SiteContent): string[] {
  return hashInlineScripts(readFileSync(join(pagesFolder, 'app.html'), 'utf8'));
}
