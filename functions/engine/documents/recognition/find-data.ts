import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** Whether the packages that draw and read a page are installed; they are optional. */
export function canReadScans(): boolean {
  return canResolve('@hyzyla/pdfium') && canResolve('tesseract.js-core/package.json');
}

function canResolve(name: string): boolean {
  try {
    return existsSync(resolve(name));
  } catch {
    return false;
  }
}

/** The language data of an installed package; undefined if it isn't installed. */
export function findData(data: string): string | undefined {
  const manifest = `@tesseract.js-data/${data}/package.json`;
  return canResolve(manifest)
    ? resolve(manifest).replace(/package\.json$/, `4.0.0_best_int/${data}.traineddata.gz`)
    : undefined;
}
