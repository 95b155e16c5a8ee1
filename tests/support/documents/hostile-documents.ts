import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const root = join(import.meta.dirname, '../../..');
const generator = join(root, '../shared/security/hostile-gen.mjs');

const documentSchema = z.object({
  id: z.string(),
  ext: z.string(),
  title: z.string(),
  expect: z.string(),
  outcome: z.enum(['ok', 'reject', 'fail', 'limit', 'either', 'nofile']),
  make: z.custom<() => Buffer>((value) => typeof value === 'function'),
});
export type HostileDocument = z.infer<typeof documentSchema>;

/** Documents of the hostile corpus; none where it is not beside the project. */
export async function listHostileDocuments(): Promise<HostileDocument[]> {
  if (!existsSync(generator)) return [];
  const made = z.object({ docs: z.array(documentSchema) }).parse(await import(generator));
  return made.docs.map(({ make, ...document }) => ({ ...document, make: () => makeOnce(document.id, make) }));
}

/** Packing the bombs takes sixteen seconds of a processor, so a document is made once for each generator and version of Node. */
function makeOnce(id: string, make: () => Buffer): Buffer {
  const version = createHash('sha256').update(readFileSync(generator)).update(process.version).digest('hex');
  const folder = join(root, 'dist/hostile-documents', version);
  const file = join(folder, id);
  if (existsSync(file)) return readFileSync(file);
  const bytes = make();
  mkdirSync(folder, { recursive: true });
  // Another worker may read meanwhile.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, file);
  return bytes;
}
