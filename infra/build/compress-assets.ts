import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const assetsFolder = fileURLToPath(new URL('../../dist/web/assets', import.meta.url));

// CloudFront compresses by itself; here the files are compressed once, so that sizes are those that readers get.
for (const name of readdirSync(assetsFolder).filter((file) => /\.(?:js|css|svg)$/.test(file))) {
  const bytes = readFileSync(join(assetsFolder, name));
  writeFileSync(
    join(assetsFolder, `${name}.br`),
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  );
}
