import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** A process's memory on Linux; undefined elsewhere. */
export async function readResidentMegabytes(pid: number | undefined): Promise<number | undefined> {
  const status = await readStatus(pid);
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(status) ?? [];
  return kilobytes ? Number(kilobytes) / 1024 : undefined;
}

/** The memory of all descendants of a process, on Linux only. */
export async function readMegabytesBelow(pid: number | undefined): Promise<number[]> {
  if (pid === undefined) return [];
  const names = await readdir('/proc').catch(() => []);
  const processes = await Promise.all(names.filter((name) => /^\d+$/.test(name)).map(readParent));
  const childrenOf = Map.groupBy(processes, ({ parent }) => parent);
  const listBelow = (parent: number): number[] =>
    (childrenOf.get(parent) ?? []).flatMap((child) => [child.pid, ...listBelow(child.pid)]);
  const sizes = await Promise.all(listBelow(pid).map(readResidentMegabytes));
  return sizes.filter((size) => size !== undefined);
}

async function readParent(name: string): Promise<{ pid: number; parent: number }> {
  const [, parent] = /^PPid:\s+(\d+)/m.exec(await readStatus(name)) ?? [];
  return { pid: Number(name), parent: Number(parent ?? 0) };
}

/** Empty when the process is gone. */
function readStatus(pid: string | number | undefined): Promise<string> {
  return readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
}

/** A document's reader may start and end within a second. */
const lookMs = 200;

/** Samples the descendants of a process; reports the highest memory of any when stopped, or 0. */
export function watchLargestBelow(pid: number | undefined): { stop(): Promise<number> } {
  const watch = new AbortController();
  const look = async () => {
    let largest = 0;
    while (!watch.signal.aborted) {
      largest = Math.max(largest, ...(await readMegabytesBelow(pid)));
      await wait(lookMs, undefined, { signal: watch.signal }).catch(() => undefined);
    }
    return largest;
  };
  const largest = look();
  return {
    stop() {
      watch.abort();
      return largest;
    },
  };
}
