import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import * as z from 'zod';

const placesSchema = z.record(z.string(), z.tuple([z.int(), z.int()]));
let opened: { places: z.output<typeof placesSchema>; maps: Buffer } | undefined;

/**
 * A character map that PDF defines by name for Chinese, Japanese and Korean (PDF 1.7 reference, 5.6.4), from the package
 * of pdf.js: `infra/build/pack-cmaps.ts` writes the file. Bundles hold it: infra/build/plugins/embed-cmaps.ts puts it in here.
 */
export async function readPredefinedCmap(fileName: string): Promise<Uint8Array> {
  opened ??= open(await readFile(new URL('./predefined-cmaps.br', import.meta.url)));
  const place = opened.places[fileName];
  if (!place) throw new Error('No such character map');
  return new Uint8Array(opened.maps.subarray(...place));
}

/** The first line tells where each map is in the bytes after it. */
function open(packed: Buffer): NonNullable<typeof opened> {
  const bytes = brotliDecompressSync(packed);
  const end = bytes.indexOf('\n');
  const places = placesSchema.parse(JSON.parse(bytes.subarray(0, end).toString()));
  return { places, maps: bytes.subarray(end + 1) };
}
