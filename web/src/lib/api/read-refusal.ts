import type { AppError } from '#shared/errors.ts';

/**
 * The service's own error, if it refused the call. Recognised by name, because the error class comes with the client
 * and the texts of all codes, which no page needs before its first call.
 */
export const readRefusal = (error: unknown): AppError | undefined => (isAppError(error) ? error : undefined);

const isAppError = (error: unknown): error is AppError => error instanceof Error && error.name === 'AppError';
