import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

/** The package is 73 MB with what it brings; its maps are all that we use. */
const source = 'pdfjs-dist@6.5.438';
const target = fileURLToPath(
  new URL('../../functions/engine/documents/pdf/predefined-cmaps.', import.meta.url),
);
/** Compressed together, the maps take a third: they share most of their ranges. */
const compression = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 22 } };

const folder = mkdtempSync(join(tmpdir(), 'gptsites-cmaps-'));
try {
  const options = { cwd: folder };
  const archive = execFileSync('npm', ['pack', '--silent', source], options).toString().trim();
  execFileSync('tar', ['-xzf', archive, 'package/cmaps'], options);
  const cmaps = join(folder, 'package/cmaps');
  writeFileSync(`${target}br`, brotliCompressSync(packMaps(cmaps), compression));
  copyFileSync(join(cmaps, 'LICENSE'), `${target}license.txt`);
} finally {
  rmSync(folder, { recursive: true });
}

/** A line that tells where each map is, and the maps. */
function packMaps(cmaps: string): Buffer {
  const places: Record<string, [number, number]> = {};
  const maps: Buffer[] = [];
  let start = 0;
  for (const name of readdirSync(cmaps).toSorted()) {
    if (!name.endsWith('.bcmap')) continue;
    const map = readFileSync(join(cmaps, name));
    places[name] = [start, start + map.length];
    start += map.length;
    maps.push(map);
  }
  return Buffer.concat([Buffer.from(`${JSON.stringify(places)}\n`), ...maps]);
}
