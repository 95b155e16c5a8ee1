import { readdir, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const isCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));
/** Whether the file system refused a call: no space, no right, a broken disk. */
export const isFileError = (error: unknown) =>
  error instanceof Error && 'code' in error && 'syscall' in error;
/** Whether a call failed because its file does not exist. */
export const isMissing = (error: unknown) => isCode(error, 'ENOENT', 'ENOTDIR');

/** What a call finds; undefined when its file does not exist. */
export async function orNothing<Found>(call: Promise<Found>): Promise<Found | undefined> {
  try {
    return await call;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Every file below `folder`, named from `root` with slashes; folders may vanish meanwhile. */
export async function listFiles(root: string, folder: string): Promise<string[]> {
  const entries = (await orNothing(readdir(join(root, folder), { withFileTypes: true }))) ?? [];
  const found = entries.map((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    return entry.isDirectory() ? listFiles(root, path) : [path];
  });
  return (await Promise.all(found)).flat();
}

/** Removes a folder below `root` and those above it, as long as they are empty. */
export async function removeEmpty(root: string, folder: string): Promise<void> {
  if (folder === '.') return;
  try {
    await rmdir(join(root, folder));
  } catch (error) {
    if (isCode(error, 'ENOTEMPTY', 'EEXIST')) return;
    if (!isMissing(error)) throw error;
  }
  await removeEmpty(root, dirname(folder));
}
