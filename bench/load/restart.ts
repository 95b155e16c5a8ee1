import { AppError } from '#shared/errors.ts';
import type { Visit } from './run-actors.ts';

/** Nothing answers between these times. */
export type Restart = { killedAt: number; readyAt: number };

/** Visits that should have succeeded: every error reply, and every missing reply outside a restart. */
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
