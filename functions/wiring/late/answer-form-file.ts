import { readFormFile } from '#functions/domain/forms/read-form-file.ts';
import type { Deps } from '../deps.ts';
import { openFormFilePorts } from '../forms/form-uploads.ts';

/** Reads the fields of a form's file; loaded while the first call waits for the table. Throws VALIDATION. */
export function answerFormFile(
  deps: Deps,
  given: Parameters<typeof readFormFile>[1],
): ReturnType<typeof readFormFile> {
  return readFormFile(openFormFilePorts(deps), given);
}
