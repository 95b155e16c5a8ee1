import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Scores } from './score-questions.ts';

const child = fileURLToPath(new URL('./score-without-lists.ts', import.meta.url));
const outputLimitBytes = 64_000_000;

/** Asks every question in a process of its own, whose engine never knew some word lists. */
export function scoreInChild(off: readonly string[]): Scores {
  const output = execFileSync(process.execPath, [child, ...off], {
    encoding: 'utf8',
    maxBuffer: outputLimitBytes,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(output);
}
