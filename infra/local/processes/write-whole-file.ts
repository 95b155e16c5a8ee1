import { renameSync, rmSync, writeFileSync } from 'node:fs';

export type WriteFile = (file: string, text: string, options?: { mode: number }) => void;

/** Writes a file atomically: a failed write (a full disk) leaves everything as before. */
export function writeWholeFile(
  file: string,
  text: string,
  { writeFile = writeFileSync, ...options }: { writeFile?: WriteFile; mode?: number } = {},
): void {
  const unfinished = `${file}.new`;
  try {
    writeFile(unfinished, text, { mode: 0o666, ...options });
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}
