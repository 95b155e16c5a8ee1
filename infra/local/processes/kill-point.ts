import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * For the fault tests: ends this process with SIGKILL when the work reaches the first of the points that the file names, one
 * a line. That line is gone then, and the file with the last one, so that each happens once.
 */
export function createKillPoint(file: string | undefined): (reached: string) => void {
  if (!file) return () => undefined;
  return (reached) => {
    if (!existsSync(file)) return;
    const [point, ...later] = readFileSync(file, 'utf8').split('\n');
    if (point !== reached) return;
    if (later.length > 0) writeFileSync(file, later.join('\n'));
    else rmSync(file);
    process.kill(process.pid, 'SIGKILL');
  };
}
