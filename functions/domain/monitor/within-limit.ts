import type { MonitorPorts } from './ports.ts';

/** A part that takes longer than this keeps nobody waiting for the others. */
const limitSeconds = 2;

/** What `run` finds, or what `otherwise` makes of the reason where it fails or takes too long. Never throws. */
export async function withinLimit<T>(
  { sleep }: Pick<MonitorPorts, 'sleep'>,
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
