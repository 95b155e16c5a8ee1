import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';

const reading = /readFile\(new URL\('(\.\/predefined-cmaps\.br)', import\.meta\.url\)\)/;

/**
 * Sources read the predefined character maps from the file beside them; a document's process reads its own folder only,
 * so bundles hold the file in the module that is loaded when a PDF names a map.
 */
export const embedCmaps: Plugin = {
  name: 'embed-cmaps',
  setup(build) {
    build.onLoad({ filter: /\/predefined-cmaps\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const [call, file = ''] = reading.exec(source) ?? [];
      if (call === undefined) throw new Error(`${path} reads no maps`);
      const packed = await readFile(join(dirname(path), file), 'base64');
      return { contents: source.replace(call, `Buffer.from('${packed}', 'base64')`), loader: 'ts' };
    });
  },
};
