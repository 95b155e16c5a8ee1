import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';

type ChildBounds = { timeoutSeconds: number; memoryBytes: number };
export type ChildOutcome =
  | { kind: 'reply'; value: unknown }
  | { kind: 'timed-out' }
  | { kind: 'out-of-memory' }
  /** The process ended by itself: its heap was full, or the runtime gave up. */
  | { kind: 'died' };

/** Memory can grow by a gigabyte in a second; looked at this often it passes the bound by some 20 MB. */
const memoryCheckMilliseconds = 15;

/** The runtime itself and buffers outside the heap take the rest; a smaller heap is collected earlier. */
const heapShare = 0.5;

/**
 * Sends one message to a fresh process and takes its one reply. The process is killed at the deadline, when its
 * resident memory passes the bound, and after the reply. It has no environment, so no credentials, and may neither
 * write files nor start processes.
 */
export function runInChild(entry: URL, message: object, bounds: ChildBounds): Promise<ChildOutcome> {
  const child = fork(entry, [], {
    execArgv: [
      '--permission',
      '--allow-fs-read=*',
      '--disallow-code-generation-from-strings',
      `--max-old-space-size=${Math.floor((bounds.memoryBytes * heapShare) / 2 ** 20)}`,
      '--max-semi-space-size=8',
    ],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const { promise, resolve } = Promise.withResolvers<ChildOutcome>();
  child.once('message', (value) => resolve({ kind: 'reply', value }));
  child.once('error', () => resolve({ kind: 'died' }));
  // Its end may be heard before the reply that it sent last; the channel closes behind that.
  child.once('exit', () => {
    if (child.connected) child.once('disconnect', () => resolve({ kind: 'died' }));
    else resolve({ kind: 'died' });
  });
  const deadline = setTimeout(() => resolve({ kind: 'timed-out' }), bounds.timeoutSeconds * 1000);
  const watchdog = setInterval(() => {
    if (readResidentBytes(child) > bounds.memoryBytes) resolve({ kind: 'out-of-memory' });
  }, memoryCheckMilliseconds);
  // A child that dies at once closes the channel under the message; its exit tells the outcome.
  child.send(message, () => undefined);
  return promise.finally(() => {
    clearTimeout(deadline);
    clearInterval(watchdog);
    child.kill('SIGKILL');
  });
}

/** Zero where the system has no /proc: there the heap bound and the deadline remain. */
function readResidentBytes(child: ChildProcess): number {
  try {
    // Kernel memory, not a disk: a synchronous read takes microseconds.
    const status = readFileSync(`/proc/${child.pid}/status`, 'latin1');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
