import { execFileSync } from 'node:child_process';

export type RunningProcess = { pid: number; parent: number; command: string };

/** The running processes of this machine, without zombies. */
export function listProcesses(): RunningProcess[] {
  const listing = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' });
  return listing.split('\n').flatMap((line) => {
    const [, pid, parent, state = '', command = ''] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    return pid && !state.startsWith('Z') ? [{ pid: Number(pid), parent: Number(parent), command }] : [];
  });
}

/** All descendants of a process. */
export function listDescendants(pid: number, all = listProcesses()): RunningProcess[] {
  return all
    .filter(({ parent }) => parent === pid)
    .flatMap((child) => [child, ...listDescendants(child.pid, all)]);
}
