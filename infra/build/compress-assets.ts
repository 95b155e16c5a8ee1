import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { widgetScriptPath } from '#shared/domain/widget/widget-config.ts';

const webFolder = fileURLToPath(new URL('../../dist/web', import.meta.url));
const assets = readdirSync(join(webFolder, 'assets')).filter((file) => /\.(?:js|css|svg)$/.test(file));

// CloudFront compresses on its own; this makes local sizes match what readers get.
for (const path of [widgetScriptPath, ...assets.map((name) => `/assets/${name}`)]) {
  const bytes = readFileSync(join(webFolder, path));
  writeFileSync(
    join(webFolder, `${path}.br`),
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  );
}
