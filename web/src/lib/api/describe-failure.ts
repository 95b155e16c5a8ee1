import { identityMessages } from '#shared/domain/identity.ts';
import { AppError } from '#shared/errors.ts';

/** A page that was open during a release may get replies that it does not understand. */
const outdated = 'This page is older than the server. Please load it again.';

/** What to tell of a call that failed: the server's words, that its reply was not understood, or that it was not reached. */
export function describeFailure(error: Error): string {
  if (error instanceof AppError) return error.message;
  return error.name === 'ZodError' ? outdated : identityMessages.connectionFailed;
}
