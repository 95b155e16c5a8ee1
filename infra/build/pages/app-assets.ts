import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
  }),
);
const entry = 'index.html';

/** Files of the built app that pages refer to by name. */
export type AppAssets = {
  /** All styles of the entry. */
  css: string;
  stylesheetUrls: string[];
  /** URLs of font files by name without hash, such as `newsreader-latin-wght-normal`. */
  fontUrls: Map<string, string>;
};

/** Reads vite's build manifest. Throws when the app isn't built. */
export function readAppAssets(webFolder: string): AppAssets {
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(join(webFolder, '.vite/manifest.json'), 'utf8')),
  );
  const { css = [], assets = [] } = manifest[entry] ?? {};
  return {
    css: css.map((file) => readFileSync(join(webFolder, file), 'utf8')).join('\n'),
    stylesheetUrls: css.map((file) => `/${file}`),
    fontUrls: new Map(
      assets
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => [basename(file).replace(/-[\w-]{8}\.woff2$/, ''), `/${file}`]),
    ),
  };
}
