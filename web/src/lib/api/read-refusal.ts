import type { AppError } from '#shared/errors.ts';

/**
 * The service's own error, if it refused the call. Recognised by name, because the error class comes with the client
 * and the texts of all codes, which no page needs before its first call.
 */
export function readRefusal(error: unknown): AppError | undefined {
  return isAppError(error) ? error : undefined;
}

function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === 'AppError';
}
