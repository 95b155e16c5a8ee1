import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Reads the line that keeps it waiting until this process is gone, then ends the whole group: the program, and what it
 * has started. The program takes the shell's place, so that its id, exit and signals are the child's.
 */
const script = 'exec 3<&0; { read -r _ <&3; kill -s KILL -- "-$$"; } & exec "$@" 3<&- </dev/null';

/**
 * Starts a program that cannot watch over its parent itself. It ends with this process, even when that is killed, and
 * not before: it has a group of its own, which the Ctrl-C of a terminal does not reach.
 */
export function spawnTied(command: readonly string[]): ChildProcess {
  return spawn('/bin/sh', ['-c', script, 'sh', ...command], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
}
