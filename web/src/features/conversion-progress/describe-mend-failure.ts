import { AppError } from '#shared/errors.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';

/** Why a failed conversion could not be restarted. */
export function describeMendFailure(error: Error): string {
  const isOfOthers = error instanceof AppError && error.code === 'CONVERSION_NOT_FOUND';
  return isOfOthers
    ? 'Only the account that this assistant belongs to can change this. Sign in with that account.'
    : describeFailure(error);
}
