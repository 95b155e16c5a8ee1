import { type ChildProcess, fork } from 'node:child_process';

export type Worker = { pid(): number | undefined; stop(): Promise<void> };

const restartDelayMs = 200;

/** Runs the worker in a process of its own and starts it again when it dies, as Lambda would. */
export async function superviseWorker(
  env: NodeJS.ProcessEnv,
  mark: string,
  onStart: (pid: number) => void,
): Promise<Worker> {
  let child: ChildProcess | undefined;
  let isStopping = false;
  let isRestarted = '';
  const start = () =>
    new Promise<void>((ready) => {
      // The folder in the arguments lets the next instance recognise a worker that outlived its stack.
      child = fork(new URL('./worker-process.ts', import.meta.url), [mark], {
        env: { ...env, IS_RESTARTED: isRestarted },
      });
      isRestarted = 'yes';
      if (child.pid) onStart(child.pid);
      child.once('message', () => ready());
      child.once('exit', (code, signal) => {
        ready();
        if (isStopping) return;
        console.error(`The worker ended (${signal ?? code}); starting it again.`);
        setTimeout(() => {
          if (!isStopping) void start();
        }, restartDelayMs);
      });
    });
  await start();
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
