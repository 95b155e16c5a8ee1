import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, getPriority, setPriority } from 'node:os';
import { type Supervised, superviseProcess } from './supervise-process.ts';

/**
 * Node lets garbage grow with the machine's memory: costly pages took the worker to 600 MB, and with these
 * limits to half of that. A heap of half the cloud worker's memory is more than it needs. What is new has its room from the start: while it
 * grows, code that loads is collected and copied again and again, a seventh of the time.
 */
const heapBounds = ['--max-old-space-size=1024', '--max-semi-space-size=8', '--min-semi-space-size=8'];

/**
 * Below the rest of the stack: on a machine with few cores, replies come before the steps of conversions. Much lower it
 * would stand still beside other programs.
 */
const workerNiceness = 5;

/**
 * Runs the worker in its own process and restarts it when it dies, like Lambda. Rejects when the first one
 * dies before it is ready.
 */
export function superviseWorker(
  env: NodeJS.ProcessEnv,
  mark: string,
  onStart: (pid: number) => void,
): Promise<Supervised> {
  return superviseProcess({
    name: 'The worker',
    start: () =>
      // The folder in the arguments identifies a worker that outlived its stack.
      fork(new URL('../worker-process.ts', import.meta.url), [mark], {
        env,
        execArgv: [...process.execArgv, ...heapBounds],
      }),
    waitUntilReady: (child) => once(child, 'message'),
    onStart(pid) {
      // Its document processes inherit it.
      setPriority(pid, Math.min(getPriority() + workerNiceness, constants.priority.PRIORITY_LOW));
      onStart(pid);
    },
  });
}
