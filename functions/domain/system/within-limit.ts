import type { StatusPorts } from './ports.ts';

/** Slower checks are cut off, so that they don't delay the others. */
const limitSeconds = 2;

/** The result of `run`, or of `otherwise` with the reason when it fails or times out. Never throws. */
export async function withinLimit<T>(
  { sleep }: Pick<StatusPorts, 'sleep'>,
  run: () => Promise<T>,
  otherwise: (reason: string) => T,
): Promise<T> {
  const stop = new AbortController();
  const late = sleep(limitSeconds * 1000, stop.signal).then(() =>
    otherwise(`No answer within ${limitSeconds} seconds.`),
  );
  try {
    return await Promise.race([run(), late]);
  } catch (error) {
    return otherwise(`Could not be reached (${error instanceof Error ? error.name : 'unknown reason'}).`);
  } finally {
    stop.abort();
  }
}
