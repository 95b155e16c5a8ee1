import { requireCallersConversion } from '#functions/domain/conversions/find-callers-conversion.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { forms } from '#shared/contract/forms.ts';

/** Loaded in parallel with the first table read. */
const loadWork = () => import('#functions/wiring/lazy/answer-form-file.ts');

export const handler = handleSignedIn(
  forms.uploadFile,
  async ({ conversionId, fileUrl }, { deps, caller, files }) => {
    await requireCallersConversion(deps, caller, conversionId);
    return (await loadWork()).answerFormFile(deps, { file: files[0], fileUrl });
  },
  loadWork,
);
