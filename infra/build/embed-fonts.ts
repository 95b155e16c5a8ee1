import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'esbuild';

const fontPlace = /createRequire\(import\.meta\.url\)\.resolve\(\s*'([^']+\.ttf)',?\s*\)/g;
/** Of PDF/A documents alone, which none of ours is. */
const colorProfile = "new URL('./data/sRGB_IEC61966_2_1.icc', import.meta.url).href";
const { resolve } = createRequire(import.meta.url);

/**
 * Sources name a font by its place in a package; a bundle has no packages beside it, and holds the font itself. A colour
 * profile that nothing reads is left out.
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
