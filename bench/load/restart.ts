import { AppError } from '#shared/errors.ts';
import type { Visit } from './run-actors.ts';

/** Between these nobody answers. */
export type Restart = { killedAt: number; readyAt: number };

/**
 * Visits that failed although they may not: whatever was answered with an error, at any time, and what got no answer
 * while no restart was under way.
 */
export function countFailedBeyond(restarts: readonly Restart[], visits: readonly Visit[]): number {
  return visits.filter(
    ({ startedAt, milliseconds, failure }) =>
      failure instanceof AppError ||
      (failure &&
        !restarts.some(
          ({ killedAt, readyAt }) => startedAt <= readyAt && startedAt + milliseconds >= killedAt,
        )),
  ).length;
}
