import { readFile } from 'node:fs/promises';

/** Memory of a process, as Linux tells it; undefined elsewhere. */
export async function readResidentMegabytes(pid: number | undefined): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(status) ?? [];
  return kilobytes ? Number(kilobytes) / 1024 : undefined;
}
