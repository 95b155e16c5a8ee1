import { existsSync, readFileSync } from 'node:fs';

/** Whether a process with this id runs. A killed one keeps its id until its starter has noticed; Linux then calls it a zombie. */
export function isRunning(pid: number): boolean {
  const stat = `/proc/${pid}/stat`;
  if (existsSync(stat)) return !readFileSync(stat, 'utf8').includes(') Z ');
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
