import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'esbuild';

/** Compressed together, the maps take a third: they share most of their ranges. */
const compression = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 22 } };

/**
 * Sources read the predefined character maps from their package; bundles have no packages beside them, and a
 * document's process reads its own folder only, so the maps are embedded in the module that is loaded when a PDF
 * names one.
 */
export const embedCmaps: Plugin = {
  name: 'embed-cmaps',
  setup(build) {
    build.onLoad({ filter: /\/predefined-cmaps\.ts$/ }, async ({ path }) => ({
      contents: await writeModule(),
      loader: 'js',
      resolveDir: dirname(path),
    }));
  },
};

async function writeModule(): Promise<string> {
  const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/cmaps/LICENSE'));
  const names = (await readdir(folder)).filter((name) => name.endsWith('.bcmap'));
  const files = await Promise.all(names.map((name) => readFile(join(folder, name))));
  const places: [string, number[]][] = [];
  let start = 0;
  for (const [index, name] of names.entries()) {
    const end = start + (files[index]?.length ?? 0);
    places.push([name, [start, end]]);
    start = end;
  }
  return `
    import { brotliDecompressSync } from 'node:zlib';
    const places = new Map(${JSON.stringify(places)});
    const packed = '${brotliCompressSync(Buffer.concat(files), compression).toString('base64')}';
    let maps;
    export async function readPredefinedCmap(fileName) {
      const place = places.get(fileName);
      if (!place) throw new Error('No such character map');
      maps ??= brotliDecompressSync(Buffer.from(packed, 'base64'));
      return new Uint8Array(maps.subarray(...place));
    }`;
}
