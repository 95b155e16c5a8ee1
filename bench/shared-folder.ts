import { existsSync } from 'node:fs';
import path from 'node:path';

/** Measurement material beside the project, which a checkout alone lacks. */
const sharedFolder = path.resolve(import.meta.dirname, '../../shared');

/** A file or folder of the material; undefined, with a printed note, when it is absent. */
export function findMaterial(name: string): string | undefined {
  const found = path.join(sharedFolder, name);
  if (existsSync(found)) return found;
  console.log(`skipped: ../shared/${name} is absent`);
  return undefined;
}
