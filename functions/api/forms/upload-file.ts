import { readFormFile } from '#functions/domain/forms/read-form-file.ts';
import { requireOwnedConversion } from '#functions/domain/identity/require-owned-conversion.ts';
import { openFormFileWorld } from '#functions/lib/form-file-world.ts';
import { handleSignedIn } from '#functions/lib/handle-signed-in.ts';
import { forms } from '#shared/contract/forms.ts';

export const handler = handleSignedIn(
  forms.uploadFile,
  async ({ conversionId, fileUrl }, { deps, caller, files }) => {
    await requireOwnedConversion(deps, caller, conversionId);
    return readFormFile(openFormFileWorld(deps), { file: files[0], fileUrl });
  },
);
