import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const passing = 'pass ';

/**
 * For fault tests: kills this process (SIGKILL) when the work reaches the first point in the file, which
 * lists one pattern of a point per line. A line that begins with "pass" waits for its point without a kill. The
 * line is removed first, and with the last line the file, so that each kill happens once.
 */
export function createKillPoint(file: string | undefined): (reached: string) => void {
  if (!file) return () => undefined;
  return (reached) => {
    if (!existsSync(file)) return;
    const [line = '', ...later] = readFileSync(file, 'utf8').split('\n');
    const isPassed = line.startsWith(passing);
    const point = isPassed ? line.slice(passing.length) : line;
    if (!new RegExp(`^(?:${point})$`).test(reached)) return;
    if (later.length > 0) writeFileSync(file, later.join('\n'));
    else rmSync(file);
    if (!isPassed) process.kill(process.pid, 'SIGKILL');
  };
}
