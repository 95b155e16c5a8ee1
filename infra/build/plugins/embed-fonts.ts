import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'esbuild';

const fontPlace = /createRequire\(import\.meta\.url\)\.resolve\(\s*'([^']+\.ttf)',?\s*\)/g;
/** Only PDF/A documents need it, and we make none. */
const colorProfile = "new URL('./data/sRGB_IEC61966_2_1.icc', import.meta.url).href";
const { resolve } = createRequire(import.meta.url);

/**
 * Sources locate a font in its package; bundles have no packages beside them, so the font is embedded. An
 * unused color profile is left out.
 */
export const embedFonts: Plugin = {
  name: 'embed-fonts',
  setup(build) {
    build.onLoad({ filter: /\/functions\/.*-font\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const fonts = new Map<string, string>();
      for (const [, name = ''] of source.matchAll(fontPlace))
        fonts.set(name, (await readFile(resolve(name))).toString('base64'));
      const contents = source.replace(
        fontPlace,
        (_match, name: string) => `'data:font/ttf;base64,${fonts.get(name)}'`,
      );
      return { contents, loader: 'ts' };
    });
    build.onLoad({ filter: /\/pdfkit\/js\/pdfkit\.node\.mjs$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(colorProfile, "''"),
      loader: 'js',
    }));
  },
};
