import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/cmaps/LICENSE'));

/**
 * A character map that PDF defines by name for Chinese, Japanese and Korean (PDF 1.7 reference, 5.6.4), from the package
 * of pdf.js. Bundles hold the maps themselves: infra/build/embed-cmaps.ts replaces this module.
 */
export async function readPredefinedCmap(fileName: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(join(folder, fileName)));
}
