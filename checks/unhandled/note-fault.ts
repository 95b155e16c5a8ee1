import { appendFileSync } from 'node:fs';
import { isRunning } from './is-running.ts';

const parent = process.ppid;

/** Writes down a fault, which fails the run at its end. */
export function noteFault(what: string, stack = ''): void {
  const { TESTS_FAULTS_FILE: file, TESTS_RUNNER: runner } = process.env;
  // Whoever started this process was killed, or the whole run: that is what then fails here.
  if (!file || process.ppid !== parent || !isRunning(Number(runner))) return;
  appendFileSync(file, `${what}\n${stack}\n\n`);
}
