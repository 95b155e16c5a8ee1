import { requireCallersConversion } from '#functions/domain/conversions/find-callers-conversion.ts';
import { readFormFile } from '#functions/domain/forms/read-form-file.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { forms } from '#shared/contract/forms.ts';

export const handler = handleSignedIn(
  forms.uploadFile,
  async ({ conversionId, fileUrl }, { deps, caller, files }) => {
    await requireCallersConversion(deps, caller, conversionId);
    return readFormFile(deps, { file: files[0], fileUrl });
  },
);
