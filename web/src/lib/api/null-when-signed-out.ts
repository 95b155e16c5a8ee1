import { AppError } from '#shared/errors.ts';

/**
 * What a read answers; null where the server says 401, for who may as well not be signed in: document 1 section 7.
 * Every other error stays one.
 */
export async function nullWhenSignedOut<Value>(read: Promise<Value>): Promise<Value | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof AppError && error.status === 401) return null;
    throw error;
  }
}
