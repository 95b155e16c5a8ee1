import { readFormFile } from '#functions/domain/forms/read-form-file.ts';
import type { Deps } from '../deps.ts';
import { openFormFilePorts } from '../forms/form-uploads.ts';

/** Reads the fields of a form's file; loaded in parallel with the first table read. Throws VALIDATION. */
export function answerFormFile(
  deps: Deps,
  given: Parameters<typeof readFormFile>[1],
): ReturnType<typeof readFormFile> {
  return readFormFile(openFormFilePorts(deps), given);
}
