import type { AppError } from '#shared/errors.ts';

/**
 * What the service itself said to a call that it refused. Told by the error's name: its class, with the words of every
 * code, comes with the client, which nobody needs before the first question.
 */
export function readRefusal(error: unknown): Pick<AppError, 'code' | 'message' | 'requestId'> | undefined {
  return isAppError(error) ? error : undefined;
}

function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === 'AppError';
}
