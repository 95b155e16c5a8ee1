import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

const folder = new URL('./packages/', import.meta.url);
/** Where the packages that draw and read a page are installed, by a lockfile of their own: 93 MB that few need. */
export const scanPackagesFolder = fileURLToPath(folder);
const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ integrity: z.string().optional() })),
});

/** Whether they are installed, all of them and as the lockfile says. */
export function canReadScans(): boolean {
  const wanted = readLock('package-lock.json');
  const installed = readLock('node_modules/.package-lock.json');
  return Object.entries(wanted).every(
    ([name, { integrity }]) => name === '' || installed[name]?.integrity === integrity,
  );
}

/** npm writes the lock of what it has installed when all of it is there. */
function readLock(file: string): z.infer<typeof lockSchema>['packages'] {
  try {
    return lockSchema.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))).packages;
  } catch {
    return {};
  }
}

/** The language data of an installed package; undefined if it isn't installed. */
export function findData(data: string): string | undefined {
  try {
    const { resolve } = createRequire(folder);
    const manifest = resolve(`@tesseract.js-data/${data}/package.json`);
    return manifest.replace(/package\.json$/, `4.0.0_best_int/${data}.traineddata.gz`);
  } catch {
    return undefined;
  }
}
