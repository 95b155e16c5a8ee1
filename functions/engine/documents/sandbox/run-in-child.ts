import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type ChildBounds = {
  timeoutSeconds: number;
  memoryBytes: number;
  /** Ends the process, as the deadline does. */
  signal?: AbortSignal;
  /** Present where the process needs a program of the machine: its variables; it may then read files and start processes. */
  environment?: Record<string, string>;
};
export type ChildOutcome =
  | { kind: 'reply'; value: unknown }
  | { kind: 'timed-out' }
  | { kind: 'out-of-memory' }
  /** The process exited by itself: its heap was full, or the runtime gave up. */
  | { kind: 'died' };

/** Memory can grow by a gigabyte per second; at this interval it overshoots the limit by about 20 MB. */
const memoryCheckMilliseconds = 15;

/** The runtime and off-heap buffers use the rest; a smaller heap is collected earlier. */
const heapShare = 0.5;

/**
 * Sends one message to a fresh process and returns its one reply. Kills the process at the deadline, when its resident
 * memory exceeds the limit, and after the reply. Without an `environment` the process has none, so no credentials, can't
 * write files or start processes, and reads its code only.
 */
export function runInChild(entry: URL, message: object, bounds: ChildBounds): Promise<ChildOutcome> {
  const sealed = ['--permission', `--allow-fs-read=${join(findCodeFolder(entry), '*')}`];
  const child = fork(entry, [], {
    execArgv: [
      ...(bounds.environment ? [] : sealed),
      '--disallow-code-generation-from-strings',
      `--max-old-space-size=${Math.floor((bounds.memoryBytes * heapShare) / 2 ** 20)}`,
      '--max-semi-space-size=8',
    ],
    env: bounds.environment ?? {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const { promise, resolve } = Promise.withResolvers<ChildOutcome>();
  child.once('message', (value) => resolve({ kind: 'reply', value }));
  child.once('error', () => resolve({ kind: 'died' }));
  // The exit event may arrive before the last message; the channel closes after both.
  child.once('exit', () => {
    if (child.connected) child.once('disconnect', () => resolve({ kind: 'died' }));
    else resolve({ kind: 'died' });
  });
  const endEarly = () => resolve({ kind: 'timed-out' });
  const deadline = setTimeout(endEarly, bounds.timeoutSeconds * 1000);
  bounds.signal?.addEventListener('abort', endEarly, { once: true });
  if (bounds.signal?.aborted) endEarly();
  const watchdog = setInterval(() => {
    if (readResidentBytes(child) > bounds.memoryBytes) resolve({ kind: 'out-of-memory' });
  }, memoryCheckMilliseconds);
  // A child that dies at once closes the channel during the send; its exit reports the outcome.
  child.send(message, () => undefined);
  return promise.finally(() => {
    clearTimeout(deadline);
    clearInterval(watchdog);
    bounds.signal?.removeEventListener('abort', endEarly);
    child.kill('SIGKILL');
  });
}

/** The project, with its packages, or the folder of a bundle. Outside, as in /proc, are credentials of the parent. */
function findCodeFolder(entry: URL): string {
  const own = dirname(fileURLToPath(entry));
  for (let folder = own; folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, 'package.json'))) return folder;
  return own;
}

/** Zero on systems without /proc: the heap limit and the deadline still apply. */
function readResidentBytes(child: ChildProcess): number {
  try {
    // /proc is in memory: a synchronous read takes microseconds.
    const status = readFileSync(`/proc/${child.pid}/status`, 'latin1');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
