import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { writeWholeFile } from './write-whole-file.ts';

const lockSchema = z.object({ pid: z.number(), children: z.array(z.number()) });
type Lock = z.infer<typeof lockSchema>;

/** Limits a data folder to one instance, and ends processes left running by a killed instance. */
export type FolderLock = { addChild(pid: number): void; release(): void };

/** Locks the folder. Throws when a running instance uses it. */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'instance.json');
  const previous = readLock(file);
  if (previous && isOurs(previous.pid, 'infra/local')) {
    throw new Error(
      `${folder} is in use by process ${previous.pid}. Stop it, or set DATA_DIR to another folder.`,
    );
  }
  for (const pid of previous?.children ?? []) if (isOurs(pid, folder)) process.kill(pid, 'SIGKILL');
  const lock: Lock = { pid: process.pid, children: [] };
  const save = () => writeWholeFile(file, JSON.stringify(lock));
  save();
  return {
    addChild(pid) {
      lock.children.push(pid);
      save();
    },
    release: () => rmSync(file, { force: true }),
  };
}

function readLock(file: string): Lock | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return lockSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Whether the process is running with the mark on its command line, because process ids are reused. */
function isOurs(pid: number, mark: string): boolean {
  return pid !== process.pid && readCommandLine(pid).includes(mark);
}

/** A process's command line; empty when there is no such process. */
function readCommandLine(pid: number): string {
  try {
    if (existsSync('/proc/self/cmdline'))
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
