import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type Supervised, superviseProcess } from './supervise-process.ts';

/**
 * The larger the machine, the longer the runtime lets garbage grow: costly pages took the worker to 600 MB, and take it
 * to half of that with these bounds. A heap of half the memory of the cloud's worker is more than it needs.
 */
const heapBounds = ['--max-old-space-size=1024', '--max-semi-space-size=8'];

/**
 * Runs the worker in a process of its own and starts it again when it dies, as Lambda would. Rejects when the very
 * first one dies before it is ready.
 */
export function superviseWorker(
  env: NodeJS.ProcessEnv,
  mark: string,
  onStart: (pid: number) => void,
): Promise<Supervised> {
  return superviseProcess({
    name: 'The worker',
    start: (isRestart) =>
      // The folder in the arguments lets the next instance recognise a worker that outlived its stack.
      fork(new URL('../worker-process.ts', import.meta.url), [mark], {
        env: { ...env, IS_RESTARTED: isRestart ? 'yes' : '' },
        execArgv: [...process.execArgv, ...heapBounds],
      }),
    waitUntilReady: (child) => once(child, 'message'),
    onStart,
  });
}
