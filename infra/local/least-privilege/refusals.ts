import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Calls that were refused for want of a permission, kept for the end: many are made where a failure is survived. */
export type Refusals = { report(refusal: string): void; list(): string[] };

/** The refusals of every process of a stack. */
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

/** Forgets those of an earlier run. */
export function clearRefusals(dataDir: string): void {
  rmSync(join(dataDir, 'refused.txt'), { force: true });
}
