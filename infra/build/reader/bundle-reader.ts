import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { bundleOptions } from '../bundle.ts';
import { documentReaderSource } from '../function-entries.ts';
import { readerBundle } from './reader-bundle.ts';

/** A document's process lives for a tenth of a second; reading its sources one by one takes three more. */
rmSync(readerBundle.folder, { recursive: true, force: true });
const { metafile } = await build({
  ...bundleOptions,
  // It never leaves this machine, and minifying it with a map took four times as long.
  minify: false,
  sourcemap: false,
  outdir: readerBundle.folder,
  entryPoints: [documentReaderSource],
});
// It bounds what the process may read, and the name says that these are modules.
writeFileSync(join(readerBundle.folder, 'package.json'), JSON.stringify({ type: 'module' }));
// Last, because a bundle without this list isn't used.
writeFileSync(readerBundle.sourceList, JSON.stringify(Object.keys(metafile.inputs)));
