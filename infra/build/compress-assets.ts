import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { widgetScriptPath } from '#shared/domain/widget/widget-config.ts';

const webFolder = fileURLToPath(new URL('../../dist/web', import.meta.url));
const assets = readdirSync(join(webFolder, 'assets')).filter((file) => /\.(?:js|css|svg)$/.test(file));

const compress = promisify(brotliCompress);

/** Assets are named by their content, so a compressed one stays right; the widget's script keeps its name. */
const wanted = [
  widgetScriptPath,
  ...assets.map((name) => `/assets/${name}`).filter((path) => !existsSync(join(webFolder, `${path}.br`))),
];

// CloudFront compresses on its own; this makes local sizes match what readers get.
await Promise.all(
  wanted.map(async (path) => {
    const bytes = readFileSync(join(webFolder, path));
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    writeFileSync(join(webFolder, `${path}.br`), await compress(bytes, options));
  }),
);
