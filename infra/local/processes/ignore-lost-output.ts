/** Goes on without its log when the disk that takes it is full, or nobody reads it any more. */
export function ignoreLostOutput(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
}
