/** Keeps the process running when its log cannot be written: the disk is full, or the reader is gone. */
export function ignoreLostOutput(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
}
