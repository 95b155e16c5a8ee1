import { identityMessages } from '#shared/domain/identity.ts';
import { AppError } from '#shared/errors.ts';

/** What to tell of a call that failed: the server's words, or that it was not reached. */
export function describeFailure(error: Error): string {
  return error instanceof AppError ? error.message : identityMessages.connectionFailed;
}
