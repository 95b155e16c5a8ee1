import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Calls refused for a missing permission, collected until the end because code may survive the failure. */
export type Refusals = { report(refusal: string): void; list(): string[] };

/** The refusals of all processes of a stack. */
export function openRefusals(dataDir: string): Refusals {
  const file = join(dataDir, 'refused.txt');
  return {
    report(refusal) {
      console.error(refusal);
      appendFileSync(file, `${refusal}\n`);
    },
    list: () => (existsSync(file) ? [...new Set(readFileSync(file, 'utf8').trim().split('\n'))] : []),
  };
}

/** Deletes those of an earlier run. */
export function clearRefusals(dataDir: string): void {
  rmSync(join(dataDir, 'refused.txt'), { force: true });
}
