import { identityMessages } from '#shared/domain/identity.ts';
import { AppError } from '#shared/errors.ts';

/** A page left open during a release may get replies that it cannot parse. */
const outdated = 'This page is out of date. Please reload it.';

/** Message for a failed call: the server's own, an outdated page, or a lost connection. */
export function describeFailure(error: Error): string {
  if (error instanceof AppError) return error.message;
  return error.name === 'ZodError' ? outdated : identityMessages.connectionFailed;
}
