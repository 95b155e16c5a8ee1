import { existsSync, writeFileSync } from 'node:fs';

/**
 * For the fault tests: ends this process with SIGKILL when the work reaches a named point, once. The mark file tells
 * the next process that it has happened.
 */
export function createKillPoint(
  point: string | undefined,
  markFile: string | undefined,
): (reached: string) => void {
  if (!point || !markFile) return () => undefined;
  return (reached) => {
    if (reached !== point || existsSync(markFile)) return;
    writeFileSync(markFile, reached);
    process.kill(process.pid, 'SIGKILL');
  };
}
