import { linkAnswerFile } from '#functions/domain/forms/link-answer-file.ts';
import { requireOwnedForm } from '#functions/domain/forms/require-owned-form.ts';
import { openFormDeps } from '#functions/lib/form-deps.ts';
import { openFormFiles } from '#functions/lib/form-files.ts';
import { handleSignedIn } from '#functions/lib/handle-signed-in.ts';
import { forms } from '#shared/contract/forms.ts';

export const handler = handleSignedIn(forms.getFile, async ({ formId, ...file }, { deps, caller }) => {
  const form = await requireOwnedForm(openFormDeps(deps), caller, formId);
  return { url: await linkAnswerFile({ ...openFormDeps(deps), ...openFormFiles(deps) }, form, file) };
});
