import { type ChildProcess, fork } from 'node:child_process';

export type Worker = { pid(): number | undefined; stop(): Promise<void> };

const restartDelayMs = 200;
const longestRestartDelayMs = 10_000;
/** A worker that lived this long has worked: the next one starts without a pause again. */
const soundLifeMs = 10_000;

/**
 * The larger the machine, the longer the runtime lets garbage grow: costly pages took the worker to 600 MB, and take it
 * to half of that with these bounds. A heap of half the memory of the cloud's worker is more than it needs.
 */
const heapBounds = ['--max-old-space-size=1024', '--max-semi-space-size=8'];

/**
 * Runs the worker in a process of its own and starts it again when it dies, as Lambda would. Rejects when the very
 * first one dies before it is ready.
 */
export async function superviseWorker(
  env: NodeJS.ProcessEnv,
  mark: string,
  onStart: (pid: number) => void,
): Promise<Worker> {
  let child: ChildProcess | undefined;
  let isStopping = false;
  let delayMs = restartDelayMs;

  const startAgain = (startedAt: number) => {
    delayMs =
      Date.now() - startedAt > soundLifeMs ? restartDelayMs : Math.min(delayMs * 2, longestRestartDelayMs);
    setTimeout(() => {
      if (!isStopping) start('yes');
    }, delayMs);
  };

  function start(isRestarted: string): ChildProcess {
    const startedAt = Date.now();
    // The folder in the arguments lets the next instance recognise a worker that outlived its stack.
    const started = fork(new URL('./worker-process.ts', import.meta.url), [mark], {
      env: { ...env, IS_RESTARTED: isRestarted },
      execArgv: [...process.execArgv, ...heapBounds],
    });
    child = started;
    if (started.pid) onStart(started.pid);
    started.once('exit', (code, signal) => {
      if (isStopping) return;
      console.error(`The worker ended (${signal ?? code}); starting it again.`);
      startAgain(startedAt);
    });
    return started;
  }

  const first = start('');
  await new Promise<void>((resolve, reject) => {
    const fail = () => {
      isStopping = true;
      reject(new Error('The worker did not start.'));
    };
    first.once('exit', fail);
    first.once('message', () => {
      first.off('exit', fail);
      resolve();
    });
  });
  return {
    pid: () => child?.pid,
    async stop() {
      isStopping = true;
      const running = child;
      if (!running || running.exitCode !== null || running.signalCode !== null) return;
      const ended = new Promise<void>((resolve) => running.once('exit', () => resolve()));
      running.kill('SIGTERM');
      await ended;
    },
  };
}
