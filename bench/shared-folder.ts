import { existsSync } from 'node:fs';
import path from 'node:path';

/** Material for measurements beside the project, which a checkout alone does not have. */
const sharedFolder = path.resolve(import.meta.dirname, '../../shared');

/** A file or folder of the material; undefined, with a line that says so, where it is absent. */
export function findMaterial(name: string): string | undefined {
  const found = path.join(sharedFolder, name);
  if (existsSync(found)) return found;
  console.log(`skipped: ../shared/${name} is absent`);
  return undefined;
}
