import { linkAnswerFile } from '#functions/domain/forms/link-answer-file.ts';
import { requireOwnedForm } from '#functions/domain/forms/require-owned-form.ts';
import { handleSignedIn } from '#functions/http/handle-signed-in.ts';
import { openFormFiles } from '#functions/wiring/forms/form-files.ts';
import { openFormDeps } from '#functions/wiring/forms/forms.ts';
import { forms } from '#shared/contract/forms.ts';

export const handler = handleSignedIn(forms.getFile, async ({ formId, ...file }, { deps, caller }) => {
  const form = await requireOwnedForm(openFormDeps(deps), caller, formId);
  return { url: await linkAnswerFile({ ...openFormDeps(deps), ...openFormFiles(deps) }, form, file) };
});
