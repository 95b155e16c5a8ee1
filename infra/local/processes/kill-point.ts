import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * For fault tests: kills this process (SIGKILL) when the work reaches the first point in the file, which
 * lists one point per line. The line is removed first, and with the last line the file, so that each kill
 * happens once.
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
