import { readFormFile } from '#functions/domain/forms/read-form-file.ts';
import { requireCallersConversion } from '#functions/domain/identity/find-callers-conversion.ts';
import { openFormFileWorld } from '#functions/lib/form-file-world.ts';
import { handleSignedIn } from '#functions/lib/handle-signed-in.ts';
import { forms } from '#shared/contract/forms.ts';

export const handler = handleSignedIn(
  forms.uploadFile,
  async ({ conversionId, fileUrl }, { deps, caller, files }) => {
    await requireCallersConversion(deps, caller, conversionId);
    return readFormFile(openFormFileWorld(deps), { file: files[0], fileUrl });
  },
);
