import { type ChildProcess, spawn } from 'node:child_process';

/**
 * A background `read` blocks until this process is gone, then kills the whole group: the program and everything it
 * started. `exec` replaces the shell, so that the child's id, exit and signals are the program's. A file that may grow no
 * further fails its write, as a full disk does, instead of ending the program.
 */
const script =
  'trap "" XFSZ; exec 3<&0; { read -r _ <&3; kill -s KILL -- "-$$"; } & exec "$@" 3<&- </dev/null';

/**
 * Starts a program that can't watch its parent itself. It ends with this process, even after SIGKILL, but not
 * before: it has its own process group, which a terminal's Ctrl-C doesn't reach.
 */
export function spawnTied(command: readonly string[]): ChildProcess {
  return spawn('/bin/sh', ['-c', script, 'sh', ...command], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
}
