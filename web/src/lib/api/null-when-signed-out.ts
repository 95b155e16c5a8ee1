import { AppError } from '#shared/errors.ts';

/** Turns a 401 into null, for pages that also work signed out (document 1 section 7). Other errors are rethrown. */
export async function nullWhenSignedOut<Value>(read: Promise<Value>): Promise<Value | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof AppError && error.status === 401) return null;
    throw error;
  }
}
