import { execFileSync } from 'node:child_process';

export type RunningProcess = { pid: number; parent: number; command: string };

/** The processes of this machine that run; one that has ended and waits to be noticed is none. */
export function listProcesses(): RunningProcess[] {
  const listing = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' });
  return listing.split('\n').flatMap((line) => {
    const [, pid, parent, state = '', command = ''] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    return pid && !state.startsWith('Z') ? [{ pid: Number(pid), parent: Number(parent), command }] : [];
  });
}

/** Those that a process started, and that they started in turn. */
export function listDescendants(pid: number, all = listProcesses()): RunningProcess[] {
  return all
    .filter(({ parent }) => parent === pid)
    .flatMap((child) => [child, ...listDescendants(child.pid, all)]);
}
