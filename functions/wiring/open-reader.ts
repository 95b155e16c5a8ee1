import { createReader, type Reader } from '#functions/services/reader.ts';
import type { Deps } from './deps.ts';

/** This deployment's reader. Throws when none is configured: only API functions may call it. */
export function openReader({ readerFunctionArn }: Pick<Deps, 'readerFunctionArn'>): Reader {
  if (!readerFunctionArn) throw new Error('READER_FUNCTION_ARN is not set');
  return createReader(readerFunctionArn);
}
