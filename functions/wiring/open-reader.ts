import { createReader, type Reader } from '#functions/services/reader.ts';
import type { Deps } from './deps.ts';

/** The reader of this deployment. Throws where none is named: functions of the API alone may ask it. */
export function openReader({ readerFunctionArn }: Pick<Deps, 'readerFunctionArn'>): Reader {
  if (!readerFunctionArn) throw new Error('READER_FUNCTION_ARN is not set');
  return createReader(readerFunctionArn);
}
