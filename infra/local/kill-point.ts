import { existsSync, readFileSync, rmSync } from 'node:fs';

/**
 * For the fault tests: ends this process with SIGKILL when the work reaches the point that the file names. The file is
 * gone then, so that it happens once.
 */
export function createKillPoint(file: string | undefined): (reached: string) => void {
  if (!file) return () => undefined;
  return (reached) => {
    if (!existsSync(file) || readFileSync(file, 'utf8') !== reached) return;
    rmSync(file);
    process.kill(process.pid, 'SIGKILL');
  };
}
