import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export type Supervised = {
  /** The id of the current process, or of the last one. */
  pid(): number | undefined;
  stop(): Promise<void>;
};

type Program = {
  /** For the log: 'The worker'. */
  name: string;
  start(): ChildProcess;
  /** Resolves when the first process is ready. The signal is aborted when that process ends. */
  waitUntilReady(child: ChildProcess, signal: AbortSignal): Promise<unknown>;
  /** Called for each process that starts. */
  onStart(pid: number): void;
};

const restartDelayMilliseconds = 200;
const longestRestartDelayMilliseconds = 10_000;
/** A process that lived this long was healthy, so the delay before the next restart is reset. */
const soundLifeMilliseconds = 10_000;

/** Runs a process and restarts it when it dies. Rejects when the first one dies before it is ready. */
export async function superviseProcess(program: Program): Promise<Supervised> {
  let child: ChildProcess;
  let isSupervised = false;
  let restart: NodeJS.Timeout | undefined;
  let delayMilliseconds = restartDelayMilliseconds;

  const start = (): ChildProcess => {
    const startedAt = Date.now();
    const started = program.start();
    child = started;
    const startAgain = (reason: unknown) => {
      if (!isSupervised) return;
      console.error(`${program.name} ended (${reason}); restarting it.`);
      const wasSound = Date.now() - startedAt > soundLifeMilliseconds;
      delayMilliseconds = wasSound
        ? restartDelayMilliseconds
        : Math.min(delayMilliseconds * 2, longestRestartDelayMilliseconds);
      restart = setTimeout(start, delayMilliseconds);
    };
    started.once('exit', (code, signal) => startAgain(signal ?? code));
    started.on('error', (error) => {
      // Without an id no process ever started, so no exit event follows.
      if (started.pid === undefined) startAgain(error.message);
    });
    if (started.pid !== undefined) reportStart(program, started.pid);
    return started;
  };

  const first = start();
  await waitUntilFirstIsReady(program, first);
  isSupervised = true;
  return {
    pid: () => child.pid,
    async stop() {
      isSupervised = false;
      clearTimeout(restart);
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function waitUntilFirstIsReady({ name, waitUntilReady }: Program, first: ChildProcess): Promise<void> {
  const ended = new AbortController();
  const failed = once(first, 'exit').then(([code, signal]) => {
    throw new Error(`${name} did not start: it ended (${signal ?? code}).`);
  });
  try {
    await Promise.race([waitUntilReady(first, ended.signal), failed]);
  } catch (error) {
    first.kill('SIGKILL');
    throw error;
  } finally {
    ended.abort();
  }
}

/** A full disk must not prevent a restart. */
function reportStart({ onStart }: Program, pid: number): void {
  try {
    onStart(pid);
  } catch (error) {
    console.error(error);
  }
}
