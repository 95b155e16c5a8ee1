import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

const outputFolder = new URL('../../../dist/reader/', import.meta.url);
const root = new URL('../../../', import.meta.url);

/** The bundled process that reads a document on one machine: its entry, and the sources that it was made from. */
export const readerBundle = {
  folder: fileURLToPath(outputFolder),
  entry: new URL('parse-document-child.mjs', outputFolder),
  sourceList: new URL('sources.json', outputFolder),
};

/** Undefined without a bundle, or when one of its sources has changed since: the sources are read then, which takes longer. */
export function findReaderBundle({ entry, sourceList } = readerBundle): URL | undefined {
  try {
    const builtAt = statSync(sourceList).mtimeMs;
    const sources = z.array(z.string()).parse(JSON.parse(readFileSync(sourceList, 'utf8')));
    return sources.every((source) => statSync(new URL(source, root)).mtimeMs <= builtAt) ? entry : undefined;
  } catch {
    return undefined;
  }
}
